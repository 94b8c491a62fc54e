import type { Send } from '@adapters/types';
import { dayOf } from '@contract/rules/rankings/ranking';
import { DAY } from '@contract/rules/site/time';
import { createSimulation, type Trouble } from '@mocks/upstream';
import { takeSnapshots, type SnapshotOutcome } from '../commands/take-snapshots';
import { noUpstreams, openDataTools } from '../data-tools/open';
import type { Database } from '../database';
import { createLog } from '../lib/log';
import { createRankings } from '../rankings';
import type { TestServer } from './subject';

/** A process that counts, with its own clock. */
export interface Counter {
  count: (isByHand?: boolean) => Promise<SnapshotOutcome | null>;
  /** Puts the clock forward, ms. */
  wait: (ms: number) => void;
  now: () => number;
  trouble: (name: Trouble | null) => void;
  /** The requested addresses, without their values. */
  asked: string[];
  /** The raw answer of a ranking of channels or of videos. */
  channels: () => Promise<{ channels: { history: unknown[] }[]; source: string; method: object }>;
  videos: () => Promise<{ videos: { previousRank: number | null }[]; source: string }>;
}

/**
 * A process that counts on a database.
 * @param start the time of its clock, ms
 * @param isLive whether it has a key for YouTube's own numbers
 */
export function counterOver(db: Database, start: number, isLive = false): Counter {
  let present = start;
  const now = () => present;
  const simulation = createSimulation(now);
  const asked: string[] = [];
  const send: Send = (url, init) => {
    asked.push(new URL(url).pathname.split('/').at(-1) ?? '');
    return simulation.send(url, init);
  };
  const log = createLog({ write: () => undefined });
  const config = isLive
    ? { ...noUpstreams, keys: { ...noUpstreams.keys, youtube: ['key'] } }
    : noUpstreams;
  const tools = openDataTools({ db, log, now }, config, {
    send,
    simulation: () => Promise.resolve(send),
  });
  const rankings = createRankings({ db, log, now }, 30);
  const common = { limit: 50, days: 30 };
  return {
    count: (isByHand = false) =>
      takeSnapshots({ db, tools, rankings, keptDays: 30, now }, isByHand),
    wait: (ms) => {
      present += ms;
    },
    now,
    trouble: simulation.trouble,
    asked,
    channels: async () => {
      const query = { ...common, sortBy: 'subscribers', country: 'KR', category: 'all' } as const;
      return JSON.parse(String(await rankings.channels(query, false, present))) as never;
    },
    videos: async () => {
      const query = { ...common, period: 'month', region: 'ALL', categoryId: 'all' } as const;
      const bytes = await rankings.videos({ ...query, sortBy: 'views' }, present);
      return JSON.parse(String(bytes)) as never;
    },
  };
}

/** The number of rows of a table. */
export async function rowsIn({ db }: TestServer, table: string): Promise<number> {
  const [found] = await db.knex(table).count<{ n: number | string }[]>({ n: '*' });
  return Number(found?.n);
}

/** When the first day after the demo's counted days is due, ms: 18:05 in Seoul. */
export async function firstDue({ db }: TestServer): Promise<number> {
  const [row] = await db.knex('job_run').select<{ period: string }[]>('period');
  return Date.parse(`${row?.period ?? ''}T18:05:00+09:00`) + DAY;
}

/** The last day with counts of the demo's channels. */
export async function lastCounted({ db }: TestServer): Promise<number> {
  const [row] = await db.knex('youtube_channel_count').max<{ last: number }[]>({ last: 'day' });
  return row?.last ?? 0;
}

/** Makes eight processes count the due day, and one of them the next one. */
export async function raceSnapshots(server: TestServer) {
  const start = await firstDue(server);
  const counters = Array.from({ length: 8 }, () => counterOver(server.db, start));
  const outcomes = await Promise.all(counters.map((counter) => counter.count()));
  const winners = outcomes.filter((outcome) => outcome !== null);
  const [first] = counters;
  if (!first) throw new Error('Nobody counts');
  const again = await first.count();
  first.wait(DAY);
  const next = await first.count();
  const { channels, method } = await first.channels();
  const days = await server.db
    .knex('youtube_channel_count')
    .max({ last: 'day' })
    .min({ first: 'day' });
  const [range] = days as { first: number; last: number }[];
  return {
    winners: winners.length,
    again,
    counted: (next?.videos ?? 0) > 300 && (next?.channels ?? 0) > 80,
    isPartial: next?.isPartial ?? null,
    method,
    day: dayOf(first.now()),
    keptDays: (range?.last ?? 0) - (range?.first ?? 0) + 1,
    longest: Math.max(...channels.map(({ history }) => history.length)),
  };
}
