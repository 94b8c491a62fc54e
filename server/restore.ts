import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from './backups/command';
import { openPlace } from './backups/places';
import { restoreBackup } from './backups/restore';
import { backupSentence } from './backups/trouble';
import { tryBackup, type Trial } from './backups/try';
import { StartError, type Config } from './config';

const USAGE =
  '되살릴 백업을 적어주세요: npm run restore -- <파일 또는 백업의 이름>. 시험만 하려면 npm run restore -- --try';

/** Passes a backup to `use`: a file, or one at `BACKUP_TO` by its name; without either the newest there. */
async function withBackup<T>(
  config: Config,
  word: string | undefined,
  use: (file: string, name: string) => Promise<T>,
): Promise<T> {
  const { place } = config.backups;
  if (word !== undefined && (place === null || !/^mulbit-[\w-]+\.sqlite3$/.test(word))) {
    // npm changes the folder; a path is relative to the folder of the command.
    return use(resolve(process.env.INIT_CWD ?? '.', word), word);
  }
  if (place === null) throw new StartError(USAGE);
  const stored = openPlace(place, config.dataDir);
  const name = word ?? (await stored.list())[0]?.name;
  if (name === undefined) throw new StartError(`아직 백업이 없습니다: ${stored.label}`);
  const fetched = join(config.dataDir, `${name}.fetched`);
  await mkdir(config.dataDir, { recursive: true });
  await rm(fetched, { force: true });
  try {
    await stored.fetch(name, fetched);
    return await use(fetched, name);
  } finally {
    await rm(fetched, { force: true });
  }
}

const shown = { member: '멤버', post: '글', comment: '댓글', sphere: '스피어' };

function triedText(name: string, { pictures, counts }: Trial): string {
  const rows = new Map(counts.map((one) => [one.name, one.rows]));
  const things = Object.entries(shown).map(([table, noun]) => `${noun} ${rows.get(table) ?? 0}`);
  return [
    `되살릴 수 있는 백업입니다: ${name}`,
    `임시 데이터베이스에 되살려 보니 테이블 ${counts.length}개의 행 수가 모두 백업할 때와 같고, 이 버전으로 열립니다.`,
    `${things.join(', ')}, 사진 ${pictures}. 사이트의 데이터는 그대로입니다.`,
  ].join('\n');
}

// `npm run restore -- [--try] [file or name]`, or `node dist/server/restore.js …` if only the build
// exists.
void runCommand(async (config, words) => {
  const isTrial = words.includes('--try');
  const [word, ...more] = words.filter((one) => one !== '--try');
  if (more.length > 0 || (word === undefined && !isTrial)) throw new StartError(USAGE);
  return withBackup(config, word, async (file, name) => {
    if (isTrial) return triedText(name, await tryBackup(config, file));
    const pictures = await restoreBackup(config, file);
    return `백업을 되살렸습니다 (사진 ${pictures}장). 이제 서버를 시작해주세요.`;
  });
}, backupSentence);
