import { runCommand } from './backups/command';
import { StartError } from './config';
import { openDatabase } from './database';
import { createLog } from './lib/log';
import { prepareAlone, upgrade } from './prepare';
import { incompleteText, upgradeText } from './start-trouble';

const USAGE = '덧붙이는 말 없이 실행해주세요: npm run db:migrate';
const DONE = '데이터베이스가 이 버전에 맞습니다.';

const say = (...lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`);
const complain = (sentence: string) => void process.stderr.write(`${sentence}\n`);

// `npm run db:migrate`, or `node dist/server/migrate.js` if only the build exists.
void runCommand(async (config, words) => {
  if (words.length > 0) throw new StartError(USAGE);
  const preparing = {
    config,
    log: createLog(process.stderr),
    notices: {
      advice: complain,
      missing: (parts: readonly string[]) => complain(incompleteText(parts)),
      upgrade: (migrations: readonly string[], backup: string | null) =>
        say(...upgradeText(migrations, backup)),
    },
  };
  return prepareAlone(preparing, async () => {
    const db = openDatabase(config.database);
    try {
      await upgrade(db, preparing);
      return DONE;
    } finally {
      await db.close();
    }
  });
});
