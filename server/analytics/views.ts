import type { Database } from '../database';
import type { Log } from '../lib/log';
import { addPostViews } from '../tables/post-counts';

/** Counts who looked at which post: once a session and post. */
export interface Views {
  /** Notes a look; gives how many looks at the post are not in its row yet. */
  note: (visitor: string, postId: number) => number;
  /** How many looks at a post are not in its row yet. */
  waiting: (postId: number) => number;
  /** Writes what was noted. */
  flush: () => Promise<void>;
  /** Writes the rest and ends. */
  stop: () => Promise<void>;
}

/** How often views are written, ms: a look must not cost a write to disk. */
const INTERVAL = 1_000;
const REMEMBERED_MOST = 100_000;

/** Starts counting views. What was noted since the last second is lost if the process is killed. */
export function createViews(db: Database, log: Log): Views {
  const seen = new Set<string>();
  const waiting = new Map<number, number>();

  async function flush(): Promise<void> {
    const batch = [...waiting];
    if (batch.length === 0) return;
    await db.transaction(async (tx) => {
      // In the order of ids, so that two servers on one database never wait for each other.
      for (const [id, views] of batch.sort(([a], [b]) => a - b)) await addPostViews(tx, id, views);
    });
    for (const [id, views] of batch) {
      const left = (waiting.get(id) ?? 0) - views;
      if (left > 0) waiting.set(id, left);
      else waiting.delete(id);
    }
  }

  let running = Promise.resolve();
  const tick = () => {
    running = running.then(flush).catch((error: unknown) => {
      log.warn({ err: error }, 'views could not be written yet');
    });
    return running;
  };
  const timer = setInterval(() => void tick(), INTERVAL);
  timer.unref();

  return {
    note: (visitor, postId) => {
      const key = `${visitor}:${postId}`;
      if (!seen.has(key)) {
        if (seen.size >= REMEMBERED_MOST) seen.clear();
        seen.add(key);
        waiting.set(postId, (waiting.get(postId) ?? 0) + 1);
      }
      return waiting.get(postId) ?? 0;
    },
    waiting: (postId) => waiting.get(postId) ?? 0,
    flush: tick,
    stop: async () => {
      clearInterval(timer);
      await tick();
    },
  };
}
