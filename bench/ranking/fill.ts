import type { Knex } from 'knex';
import {
  rankingCategories,
  rankingRegions,
  STATISTICS_DAYS,
} from '@contract/rules/rankings/ranking-tables';
import { dayOf, dayStart } from '@contract/rules/rankings/ranking';
import type { World } from '../world';

type Row = Record<string, string | number | null>;

const CHUNK = 60;
/** The uploads are spread over this many days: in the worst month all of them are ranked. */
const UPLOAD_DAYS = 28;
const regions = rankingRegions.filter((region) => region !== 'ALL');

// Numbers that look random but are the same each time.
const thrown = (at: number, of: number) => ((at * 2_654_435_761) % 4_294_967_296) % of;

function channelRow(at: number, now: number): Row {
  const category = rankingCategories[at % rankingCategories.length] ?? '10';
  return {
    channel_id: `UCbench${at}`,
    title: `측정 채널 ${at}`,
    description: '측정에 쓰는 채널입니다.',
    thumbnail_url: '/avatars/yuna.svg',
    subscriber_count: thrown(at, 9_000_000),
    view_count: thrown(at + 7, 900_000_000),
    video_count: thrown(at + 3, 4_000),
    category_id: category,
    category_title: category,
    country: regions[at % regions.length] ?? 'KR',
    source: 'live',
    created_at: now - (at % 10 === 0 ? 9 : 900) * 86_400_000,
    updated_at: now,
  };
}

function videoRow(at: number, now: number): Row {
  return {
    video_id: `b${String(at).padStart(10, '0')}`,
    title: `측정 동영상 ${at}`,
    channel_id: `UCbench${at % 1_000}`,
    channel_title: `측정 채널 ${at % 1_000}`,
    category_id: rankingCategories[thrown(at, rankingCategories.length)] ?? '10',
    thumbnail_url: '/scenes/cat.svg',
    published_at: dayStart(dayOf(now)) - thrown(at, UPLOAD_DAYS * 1_440) * 60_000,
    duration_seconds: 30 + thrown(at, 4_000),
    view_count: thrown(at, 50_000_000),
    like_count: thrown(at + 1, 900_000),
    comment_count: thrown(at + 2, 40_000),
    regions: `,${regions[at % regions.length] ?? 'KR'},`,
    source: 'live',
    updated_at: now,
  };
}

async function insert(db: Knex, table: string, count: number, rowOf: (at: number) => Row) {
  await db.transaction(async (tx) => {
    for (let first = 0; first < count; first += 6_000) {
      const rows = Array.from({ length: Math.min(6_000, count - first) }, (_, at) =>
        rowOf(first + at),
      );
      await tx.batchInsert(table, rows, CHUNK);
    }
  });
}

/** Inserts counts of the last thirty days for all rows of a table, with a query of the database. */
async function insertCounts(
  db: Knex,
  engine: World['engine'],
  kind: 'video' | 'channel',
  counts: string[],
): Promise<void> {
  const today = dayOf(Date.now());
  const ago =
    engine === 'sqlite'
      ? `(WITH RECURSIVE days (ago) AS (SELECT 0 UNION ALL SELECT ago + 1 FROM days
           WHERE ago < ${STATISTICS_DAYS - 1}) SELECT ago FROM days)`
      : `(SELECT generate_series(0, ${STATISTICS_DAYS - 1}) AS ago)`;
  const columns = counts.map((count) => `${count}_count`);
  const values = columns.map((column) => `${column} - ${column} * ago / 200`);
  await db.raw(
    `INSERT INTO youtube_${kind}_count (${kind}_id, day, ${columns.join(', ')})
     SELECT ${kind}_id, ${today} - ago, ${values.join(', ')}
     FROM youtube_${kind} CROSS JOIN ${ago} AS earlier
     WHERE ${kind}_id LIKE '${kind === 'video' ? 'b0%' : 'UCbench%'}'`,
  );
}

/** Fills a world with videos and a tenth as many channels, each counted on thirty days. */
export async function fillRankings({ connect, engine }: World, videos: number): Promise<void> {
  const db = connect();
  const now = Date.now();
  await insert(db, 'youtube_channel', videos / 10, (at) => channelRow(at, now));
  await insert(db, 'youtube_video', videos, (at) => videoRow(at, now));
  await insertCounts(db, engine, 'channel', ['subscriber', 'view', 'video']);
  await insertCounts(db, engine, 'video', ['view', 'like', 'comment']);
  await db.raw(engine === 'sqlite' ? 'ANALYZE' : 'VACUUM ANALYZE');
  await db.destroy();
}
