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

const postOf = (key: string) => Number(key.slice(key.lastIndexOf(':') + 1));

/**
 * Makes the counter; a job writes its noted views. Other processes do not count a view again. If
 * several note it at once, all but one take it back.
 */
export function createViews(db: Database, events: Events): Views {
  /** Views by their keys, and whether this process counts them. */
  const seen = new Map<string, boolean>();
  const waiting = new Map<number, number>();
  const add = (postId: number, views: number) => {
    const sum = (waiting.get(postId) ?? 0) + views;
    if (sum === 0) waiting.delete(postId);
    else waiting.set(postId, sum);
  };
  events.on('viewed', (key, from) => {
    if (seen.size >= REMEMBERED_MOST) seen.clear();
    const isCounted = seen.get(key) ?? from === events.own;
    const isKept = isCounted && from >= events.own;
    if (isCounted && !isKept) add(postOf(key), -1);
    seen.set(key, isKept);
  });

  async function write(): Promise<void> {
    const batch = [...waiting];
    if (batch.length === 0) return;
    await db.transaction(async (tx) => {
      // In the order of ids, so that two servers on one database never wait for each other.
      for (const [id, views] of batch.sort(([a], [b]) => a - b))
        await addPostViews(tx, { id, views });
    });
    for (const [id, views] of batch) add(id, -views);
  }
  // Two writes at once would count the same views twice.
  let written = Promise.resolve();

  return {
    note: (visitor, postId) => {
      const key = keyOf(visitor, postId);
      if (!seen.has(key)) {
        events.emit('viewed', key);
        add(postId, 1);
      }
      return waiting.get(postId) ?? 0;
    },
    waiting: (postId) => waiting.get(postId) ?? 0,
    flush: () => {
      written = written.catch(() => undefined).then(write);
      return written;
    },
  };
}
