import { bellConcurrencyCases } from './concurrency-bell';
import type { ConcurrencyCase } from './concurrency-case';
import { readNumber, UNBALANCED } from './flaws';
import { ask, signIn, signUp } from './http';
import type { TestServer } from './subject';

const AT_ONCE = 200;

async function sendConcurrently(requests: (at: number) => Promise<Response>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => requests(at)));
  return [...new Set(answers.map(({ status }) => status))];
}

/** Makes members change the same things two hundred times at once and reads the counts. */
export async function concurrencyCases(server: TestServer): Promise<ConcurrencyCase[]> {
  const cookies = [await signIn(server, 'member'), await signIn(server, 'admin')];
  for (let more = 0; more < 3; more += 1) cookies.push(await signUp(server));
  const number = (sql: string) => readNumber(server.db, sql);
  const cookieAt = (at: number) => cookies[at % cookies.length] ?? '';
  const send = (at: number, path: string, body: object, method = 'POST') =>
    ask(server, path, { method, cookie: cookieAt(at), body });

  // The demo's counts exceed its rows; the additions of these calls are compared, from zero.
  await server.db.knex.raw('UPDATE post SET like_count = 0, dislike_count = 0 WHERE id = 3');
  await server.db.knex.raw('DELETE FROM reaction WHERE post_id = 3');
  await server.db.knex.raw('UPDATE sphere SET member_count = 0 WHERE id = 2');
  await server.db.knex.raw('DELETE FROM sphere_member WHERE sphere_id = 2');
  await server.db.knex.raw('UPDATE comment SET like_count = 0 WHERE id = 1');
  await server.db.knex.raw('DELETE FROM comment_like WHERE comment_id = 1');

  const likes = await sendConcurrently((at) =>
    send(at, '/api/posts/3/like', { type: at % 3 === 0 ? 'dislike' : 'like' }),
  );
  const joins = await sendConcurrently((at) =>
    at % 2 === 0
      ? send(at, '/api/spheres/2/join', {})
      : ask(server, '/api/spheres/2/join', { method: 'DELETE', cookie: cookieAt(at) }),
  );
  const comments = await sendConcurrently((at) =>
    send(at, '/api/posts/3/comments', { content: `댓글 ${at}` }),
  );
  const commentLikes = await sendConcurrently((at) => send(at, '/api/comments/1/like', {}));
  const hides = await sendConcurrently((at) =>
    ask(server, `/api/posts/${10 + (at % 3)}/hide`, {
      method: at % 4 < 2 ? 'PUT' : 'DELETE',
      cookie: cookieAt(at),
    }),
  );

  // Posts in every order and their author's name at once: on PostgreSQL these changes used to
  // deadlock.
  const author = await number('SELECT max(id) AS n FROM member');
  await server.db.knex.raw(`UPDATE post SET author_id = ${author} WHERE id BETWEEN 4 AND 7`);
  const reviews = await sendConcurrently((at) =>
    at % 4 === 0
      ? ask(server, `/api/users/${author}`, {
          method: 'PATCH',
          cookie: cookies.at(-1) ?? '',
          body: { user_name: `이름 ${at}` },
        })
      : ask(server, '/api/admin/posts/confirm', {
          method: 'POST',
          cookie: cookies[1] ?? '',
          body: {
            postIds: Array.from({ length: 4 }, (_, post) => 4 + ((post + at) % 4)),
            is_confirmed: at % 3 !== 0,
          },
        }),
  );

  const rows = (sql: string) => number(`SELECT count(*) AS n FROM ${sql}`);
  const count = (column: string, from: string) => number(`SELECT ${column} AS n FROM ${from}`);
  return [
    {
      what: 'likes',
      statuses: likes,
      counted: await count('like_count', 'post WHERE id = 3'),
      rows: await rows('reaction WHERE post_id = 3 AND kind = 1'),
    },
    {
      what: 'dislikes',
      statuses: likes,
      counted: await count('dislike_count', 'post WHERE id = 3'),
      rows: await rows('reaction WHERE post_id = 3 AND kind = -1'),
    },
    {
      what: 'members of a sphere',
      statuses: joins,
      counted: await count('member_count', 'sphere WHERE id = 2'),
      rows: await rows('sphere_member WHERE sphere_id = 2'),
    },
    {
      what: 'comments',
      statuses: comments,
      counted: await count('comment_count', 'post WHERE id = 3'),
      rows: await rows('comment WHERE post_id = 3 AND deleted_at IS NULL'),
    },
    {
      what: 'posts reviewed while their author is renamed',
      statuses: reviews,
      counted: await rows('post WHERE id BETWEEN 4 AND 7 AND published_at IS NOT NULL'),
      rows: 4,
    },
    {
      what: 'members who keep something out of sight',
      statuses: hides,
      counted: await rows('member WHERE has_exclusions = 1'),
      rows: await count(
        'count(DISTINCT member_id)',
        '(SELECT member_id FROM hidden_post UNION SELECT member_id FROM report) AS hidden',
      ),
    },
    {
      what: 'likes of a comment',
      statuses: commentLikes,
      counted: await count('like_count', 'comment WHERE id = 1'),
      rows: await rows('comment_like WHERE comment_id = 1 AND is_liked = 1'),
    },
    {
      what: 'members whose balances are not what the ledger adds up to',
      statuses: [...likes, ...comments, ...reviews],
      counted: await number(UNBALANCED),
      rows: 0,
    },
    ...(await bellConcurrencyCases({
      server,
      cookies,
      sendConcurrently,
      number,
    })),
  ];
}
