import type { QuotaState } from '@contract/models/tools';
import type { Services } from '../services';
import { listFinishedWork } from '../tables/job-run';
import { countMails } from '../tables/mail-outbox';
import { countWaitingDevices } from '../tables/push-device';
import {
  hasStatementTimes,
  readStatementTimes,
  type StatementTimes,
} from '../tables/statement-times';
import { STALE_AFTER } from '../pushes/deliver';

/** The parts of a server that its metrics read. */
export type Sources = Pick<Services, 'db' | 'replica' | 'bus' | 'tools' | 'now' | 'log'>;

/** What the database says about all processes of a site. */
export interface Facts {
  mails: Awaited<ReturnType<typeof countMails>>;
  waitingDevices: number;
  finishedWork: Awaited<ReturnType<typeof listFinishedWork>>;
  quotas: QuotaState[];
  /** Null without the extension pg_stat_statements. */
  statementTimes: StatementTimes | null;
}

/** The most time for reading, ms: less than a scrape waits, which shows more than these facts. */
const TIMEOUT = 2_000;

/**
 * Makes the reader of the facts. Concurrent scrapes share one read, so that a slow database does
 * not get more and more of them.
 */
export function factsOf({ db, tools, now, log }: Sources) {
  let running: Promise<Facts | null> | null = null;
  let lacksTimes = db.engine !== 'postgres';

  async function readTimes(): Promise<StatementTimes | null> {
    if (lacksTimes || !(await hasStatementTimes(db))) return null;
    return readStatementTimes(db).catch((error: unknown) => {
      log.info({ err: error }, 'pg_stat_statements cannot be read; metrics leave its times out');
      lacksTimes = true;
      return null;
    });
  }

  // One after the other: a scrape must not take the connections of the pool.
  const read = async (): Promise<Facts> => ({
    mails: await countMails(db),
    waitingDevices: await countWaitingDevices(db, { since: now() - STALE_AFTER, now: now() }),
    finishedWork: await listFinishedWork(db),
    quotas: await tools.quotas(),
    statementTimes: await readTimes(),
  });

  const readNow = () =>
    read()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the facts for metrics could not be read');
        return null;
      })
      .finally(() => {
        running = null;
      });

  /** Reads the facts; null if that fails or takes too long. */
  return async (): Promise<Facts | null> => {
    running ??= readNow();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT, null);
    });
    return Promise.race([running, tooLate]).finally(() => clearTimeout(timer));
  };
}
