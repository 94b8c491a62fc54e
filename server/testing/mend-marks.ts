import type { Knex } from 'knex';
import { checkFeedMarks, type CheckedMark } from '../commands/check-feed-marks';
import { keepFeedMarks } from '../commands/keep-feed-marks';
import type { Database } from '../database';
import type { MarkPlace } from '../tables/feed-mark-check';
import { wrongMarks } from './feed-marks';
import type { TestServer } from './subject';

const damages: ((tx: Knex) => Promise<unknown>)[] = [
  async (tx) => {
    await tx('feed_mark').where('posts', '>', 2).update({ posts: 2 });
    await tx('feed_mark').where('timing', '<>', '').delete();
    await tx('feed_change').delete();
  },
  (tx) => tx('feed_mark').delete(),
];

/** Looks through all marks once. @returns how many counts were put right */
async function lookThrough(db: Database): Promise<number> {
  let found = 0;
  for (let last: MarkPlace | null = null; ;) {
    const { at, wrong }: CheckedMark = await checkFeedMarks(db, last);
    found += wrong;
    if (!at) return found;
    last = at;
  }
}

/**
 * Damages the marks in several ways, and looks through all of them after each until nothing is
 * wrong: the server's own job may join a mark that was looked at to one that was not.
 * @returns the marks that are wrong afterwards, and how many counts were put right
 */
export async function mendMarks(server: TestServer) {
  const { db } = server;
  const left: unknown[] = [];
  const mended: number[] = [];
  for (const damage of damages) {
    await db.knex.transaction(async (tx) => {
      await tx('post').where('id', '<', 50).increment('like_count', 1_000);
      await damage(tx);
    });
    let found = 0;
    for (let more = 1; more > 0; found += more) more = await lookThrough(db);
    mended.push(found);
    while (!(await keepFeedMarks(db, false, 8))) continue;
    left.push(...(await wrongMarks(server)));
  }
  return { left, mended };
}
