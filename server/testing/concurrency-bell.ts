import { ask } from './http';
import type { ConcurrencyCase } from './concurrency-case';
import type { TestServer } from './subject';

interface Tools {
  server: TestServer;
  /** Sessions: the demo member first, the admin second. */
  cookies: readonly string[];
  sendConcurrently: (requests: (at: number) => Promise<Response>) => Promise<number[]>;
  number: (sql: string) => Promise<number>;
}

const LIKES = 'reaction WHERE post_id = 55 AND kind = 1 AND member_id <> 1';

/**
 * Lets others like, comment and delete under a post while its author reads the bell, all at once,
 * and compares the author's notifications with the rows of the database.
 */
export async function bellConcurrencyCases({
  server,
  cookies,
  sendConcurrently,
  number,
}: Tools): Promise<ConcurrencyCase[]> {
  const count = (from: string) => number(`SELECT count(*) AS n FROM ${from}`);
  const post = (at: number, path: string, body: object) =>
    ask(server, path, { method: 'POST', cookie: cookies[at] ?? '', body });
  const others = cookies.map((_, at) => at).slice(1);
  const ids = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const answer = await post(others[at % others.length] ?? 1, '/api/posts/55/comments', {
        content: `지울 댓글 ${at}`,
      });
      return ((await answer.json()) as { comment: { commentId: string } }).comment.commentId;
    }),
  );
  const admin = cookies[1] ?? '';
  const statuses = await sendConcurrently((at) => {
    const who = others[Math.floor(at / 5) % others.length] ?? 1;
    const id = ids[Math.floor(at / 5)] ?? '';
    switch (at % 5) {
      case 0:
        return post(0, '/api/notifications/read', {});
      case 1:
        return ask(server, `/api/comments/${id}`, { method: 'DELETE', cookie: admin });
      case 2:
        return post(who, '/api/posts/55/comments', { content: `댓글 ${at}` });
      default:
        return post(who, '/api/posts/55/like', { type: at % 7 === 0 ? 'dislike' : 'like' });
    }
  });
  return [
    {
      what: 'entry for the likes of a post',
      statuses,
      counted: await count("notification WHERE kind = 'like' AND post_id = 55"),
      rows: Math.min(1, await count(LIKES)),
    },
    {
      what: 'entry that names somebody who likes the post',
      statuses,
      counted: await count(
        `notification WHERE kind = 'like' AND post_id = 55
         AND actor_id IN (SELECT member_id FROM ${LIKES})`,
      ),
      rows: Math.min(1, await count(LIKES)),
    },
    {
      what: 'comments that the author is told of',
      statuses,
      counted: await count("notification WHERE kind = 'comment' AND post_id = 55"),
      rows: await count(
        `comment WHERE post_id = 55 AND deleted_at IS NULL AND author_id <> 1
         AND (parent_id IS NULL OR parent_id NOT IN (SELECT id FROM comment WHERE author_id = 1))`,
      ),
    },
  ];
}
