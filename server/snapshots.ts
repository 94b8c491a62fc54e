import { UpstreamFailure } from '@adapters/failure';
import { upstreamTexts } from '@contract/texts';
import { takeSnapshots, type SnapshotOutcome } from './commands/take-snapshots';
import { readConfig, StartError } from './config';
import { openDataTools } from './data-tools/open';
import { openDatabase } from './database';
import { createLog } from './lib/log';
import { migrateAlone } from './prepare';
import { createRankings } from './rankings';
import { sentenceOf } from './start-trouble';

const USAGE = '덧붙이는 말 없이 실행해주세요: npm run snapshots';
const BUSY = '다른 프로세스가 집계하고 있습니다. 끝난 뒤에 다시 실행해주세요.';

function sentence({ period, videos, channels, isPartial, isAgain }: SnapshotOutcome): string {
  const things = `동영상 ${videos}개, 채널 ${channels}개`;
  const counted = isAgain
    ? `${period} 집계를 다시 했습니다: ${things}의 기록을 지금 값으로 바꿨습니다.`
    : `${period} 집계: ${things}를 기록했습니다.`;
  return isPartial
    ? `${counted} 관리자 몫을 남기고 할당량을 다 써서 나머지는 세지 못했습니다.`
    : counted;
}

async function run(words: string[]): Promise<string> {
  if (words.length > 0) throw new StartError(USAGE);
  const config = readConfig(process.env);
  const db = openDatabase(config.database);
  try {
    await migrateAlone(db, config);
    const now = () => Date.now();
    const log = createLog(process.stderr);
    const tools = openDataTools({ db, log, now }, config.upstreams);
    const keptDays = config.statisticsDays;
    const rankings = createRankings({ db, log, now }, keptDays);
    const outcome = await takeSnapshots({ db, tools, rankings, keptDays, now }, true);
    if (!outcome) throw new StartError(BUSY);
    return sentence(outcome);
  } finally {
    await db.close();
  }
}

// `npm run snapshots`, or `node dist/server/snapshots.js` if only the build exists.
run(process.argv.slice(2))
  .then((words) => process.stdout.write(`${words}\n`))
  .catch((error: unknown) => {
    const known =
      error instanceof UpstreamFailure ? upstreamTexts[error.reason] : sentenceOf(error);
    process.stderr.write(`${known ?? `끝내지 못했습니다.\n${String(error)}`}\n`);
    process.exitCode = 1;
  });
