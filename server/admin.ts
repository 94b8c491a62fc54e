import { existsSync } from 'node:fs';
import { ApiError } from '@contract/errors';
import { nameAdmin } from './commands/name-admin';
import { removeSecondFactorOf } from './commands/second-factor';
import { readConfig, StartError } from './config';
import { openDatabase } from './database';
import { migrateAlone } from './prepare';
import { sentenceOf } from './start-trouble';

const USAGE = `이메일 하나만 함께 적어주세요.
관리자로 지정: npm run admin -- <이메일>
2단계 인증 해제: npm run admin -- --remove-second-factor <이메일>`;

async function run(words: string[]): Promise<string> {
  const removes = words[0] === '--remove-second-factor';
  const [email, ...rest] = removes ? words.slice(1) : words;
  // An unknown option must not make the member after it an admin.
  if (!email || email.startsWith('-') || rest.length > 0) throw new StartError(USAGE);
  const config = readConfig(process.env);
  const { database } = config;
  // Otherwise a wrong `DATA_DIR` would make an empty database.
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`데이터베이스가 없습니다: ${database.file}. DATA_DIR을 확인해주세요.`);
  }
  const db = openDatabase(database);
  try {
    await migrateAlone(db, config);
    const act = removes ? removeSecondFactorOf : nameAdmin;
    return await act(db, email, Date.now());
  } finally {
    await db.close();
  }
}

// `npm run admin -- [--remove-second-factor] <email>`, or `node dist/server/admin.js <email>` if only the build exists.
run(process.argv.slice(2))
  .then((sentence) => process.stdout.write(`${sentence}\n`))
  .catch((error: unknown) => {
    const known = error instanceof ApiError ? error.message : sentenceOf(error);
    process.stderr.write(`${known ?? `끝내지 못했습니다.\n${String(error)}`}\n`);
    process.exitCode = 1;
  });
