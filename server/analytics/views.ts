import { createHash } from 'node:crypto';
import type { Database } from '../database';
import type { Events } from '../events/events';
import { addPostViews } from '../tables/post-counts';

/** Counts the views of posts: one for each session and post. */
export interface Views {
  /** Notes a view; returns the number of the post's views that are not in its row yet. */
  note: (visitor: string, postId: number) => number;
  /** The number of a post's views that are not in its row yet. */
  waiting: (postId: number) => number;
  /** Writes the noted views. */
  flush: () => Promise<void>;
}

const REMEMBERED_MOST = 100_000;

/** The visitor is a secret: the value of a cookie. */
const keyOf = (visitor: string, postId: number) =>
  `${createHash('sha256').update(visitor).digest('base64url')}:${postId}`;

/** Makes the counter; a job writes its noted views. Other processes do not count a view again. */
export function createViews(db: Database, events: Events): Views {
  const seen = new Set<string>();
  events.on('viewed', (key) => {
    if (seen.size >= REMEMBERED_MOST) seen.clear();
    seen.add(key);
  });
  const waiting = new Map<number, number>();

  async function flush(): Promise<void> {
    const batch = [...waiting];
    if (batch.length === 0) return;
    await db.transaction(async (tx) => {
      // In the order of ids, so that two servers on one database never wait for each other.
      for (const [id, views] of batch.sort(([a], [b]) => a - b))
        await addPostViews(tx, { id, views });
    });
    for (const [id, views] of batch) {
      const left = (waiting.get(id) ?? 0) - views;
      if (left > 0) waiting.set(id, left);
      else waiting.delete(id);
    }
  }

  return {
    note: (visitor, postId) => {
      const key = keyOf(visitor, postId);
      if (!seen.has(key)) {
        events.emit('viewed', key);
        waiting.set(postId, (waiting.get(postId) ?? 0) + 1);
      }
      return waiting.get(postId) ?? 0;
    },
    waiting: (postId) => waiting.get(postId) ?? 0,
    flush,
  };
}
