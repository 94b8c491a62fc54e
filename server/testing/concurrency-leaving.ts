import { fullConsent } from '@contract/legal/consents';
import { countFlaws, levelCounts, noneOf, readNumber, readNumbers } from './flaws';
import { ask, cookieOf, signIn } from './http';
import type { TestServer } from './subject';

/** Errors around accounts that were deleted under load; empty if all is well. */
export interface Aftermath {
  /** Statuses of all answers, each once. */
  statuses: number[];
  /** The number of ended accounts. */
  ended: number;
  /** Records of deleted accounts that still exist, and counts that differ from their rows. */
  flaws: Record<string, number>;
}

const LEAVERS = 3;
const POSTS = [1, 2, 3, 8];
const SPHERES = [1, 2, 3];

interface Leaver {
  cookie: string;
  id: number;
  password: string;
  postId: number;
  commentId: number;
}

async function prepare(server: TestServer, at: number): Promise<Leaver> {
  const password = `leaver-${at}-password`;
  const account = { email: `leaver${at}@server.test`, password, user_name: `떠날 사람 ${at}` };
  const body = { ...account, ...fullConsent };
  const answer = await ask(server, '/api/auth/signup', { method: 'POST', body });
  const cookie = cookieOf(answer);
  const { user } = (await answer.json()) as { user: { user_id: string } };
  const post = (path: string, given: object) =>
    ask(server, path, { method: 'POST', cookie, body: given }).then(
      (response) => response.json() as Promise<{ postId: string; comment: { commentId: string } }>,
    );
  const blocks = [{ type: 'text', content: `떠날 사람의 글 ${at}` }];
  const { postId } = await post('/api/posts/feed', { blocks });
  const { comment } = await post('/api/posts/1/comments', { content: '남길 뻔한 말' });
  const idOf = (text: string) => Number(text.replace(/\D/g, ''));
  // From the time when they were an admin.
  const run = { tester: 'news', params: '{}', outcome: 'ok', status: 200, source: 'simulated' };
  await server.db.knex('tool_call').insert({
    ...run,
    member_id: idOf(user.user_id),
    ...{ duration_ms: 1, cost: 0, is_cached: 0, created_at: Date.now() },
  });
  return {
    cookie,
    password,
    id: idOf(user.user_id),
    postId: idOf(postId),
    commentId: idOf(comment.commentId),
  };
}

function flawsOf(ids: string): Record<string, string> {
  return {
    ...countFlaws,
    posts: `SELECT count(*) AS n FROM post WHERE author_id IN (${ids}) AND (deleted_at IS NULL OR blocks <> '[]')`,
    words: `SELECT count(*) AS n FROM comment WHERE author_id IN (${ids}) AND (deleted_at IS NULL OR content <> '')`,
    reactions: `SELECT count(*) AS n FROM reaction WHERE member_id IN (${ids})`,
    memberships: `SELECT count(*) AS n FROM sphere_member WHERE member_id IN (${ids})`,
    liked: `SELECT count(*) AS n FROM comment_like WHERE member_id IN (${ids})`,
    saved: `SELECT count(*) AS n FROM saved_post WHERE member_id IN (${ids})`,
    sessions: `SELECT count(*) AS n FROM session WHERE member_id IN (${ids})`,
    notifications: `SELECT count(*) AS n FROM notification WHERE actor_id IN (${ids}) OR member_id IN (${ids})`,
    names: `SELECT count(*) AS n FROM member WHERE id IN (${ids}) AND deleted_at IS NULL`,
    ledger: `SELECT count(*) AS n FROM ledger WHERE member_id IN (${ids})`,
    companions: `SELECT count(*) AS n FROM companion WHERE member_id IN (${ids})`,
    runs: `SELECT count(*) AS n FROM tool_call WHERE member_id IN (${ids})`,
    plants: `SELECT count(*) AS n FROM plant WHERE member_id IN (${ids})`,
    places: 'SELECT count(*) AS n FROM post_search',
  };
}

/** Deletes accounts while their members and all others like, reply and join. */
export async function deleteAccountsUnderLoad(server: TestServer): Promise<Aftermath> {
  const leavers: Leaver[] = [];
  for (let at = 0; at < LEAVERS; at += 1) leavers.push(await prepare(server, at));
  const others = [await signIn(server, 'member'), await signIn(server, 'admin')];
  const confirm = { postIds: leavers.map(({ postId }) => postId), is_confirmed: true };
  const admin = others[1] ?? '';
  await ask(server, '/api/admin/posts/confirm', { method: 'POST', cookie: admin, body: confirm });
  await levelCounts(server.db);

  const send = (cookie: string, path: string, body: object = {}, method = 'POST') =>
    ask(server, path, { method, cookie, body });
  const press = (cookie: string, at: number) => {
    const { postId, commentId } = leavers[at % LEAVERS] ?? { postId: 1, commentId: 1 };
    const post = at % 3 === 0 ? postId : (POSTS[at % POSTS.length] ?? 1);
    const content = `바쁜 말 ${at}`;
    const acts = [
      () => send(cookie, `/api/posts/${post}/like`, { type: at % 4 === 0 ? 'dislike' : 'like' }),
      () => send(cookie, `/api/posts/${post}/comments`, { content }),
      () => send(cookie, '/api/posts/1/comments', { content, parentCommentId: commentId }),
      () => send(cookie, `/api/comments/${commentId}/like`),
      () => send(cookie, `/api/spheres/${SPHERES[at % SPHERES.length] ?? 1}/join`),
      () => send(cookie, `/api/posts/${post}/save`, {}, 'PUT'),
    ];
    return acts[at % acts.length]?.() ?? send(cookie, '/api/auth/me');
  };

  const cookies = [...others, ...leavers.map(({ cookie }) => cookie)];
  const answers: Promise<Response>[] = [];
  const endings: Promise<Response>[] = [];
  for (let at = 0; at < 240; at += 1) {
    answers.push(press(cookies[at % cookies.length] ?? '', Math.floor(at / cookies.length)));
    const leaver = at % 40 === 20 ? leavers[Math.floor(at / 40) % LEAVERS] : undefined;
    // Each deletion is sent twice.
    if (leaver) {
      endings.push(send(leaver.cookie, '/api/me/delete', { password: leaver.password }));
    }
  }
  const [done, ends] = [await Promise.all(answers), await Promise.all(endings)];
  const statuses = [...done, ...ends].map(({ status }) => status);

  const ids = leavers.map(({ id }) => id).join(', ');
  const flaws = await readNumbers(server.db, flawsOf(ids));
  const shown = await readNumber(
    server.db,
    'SELECT count(*) AS n FROM post WHERE deleted_at IS NULL',
  );
  flaws.places = (flaws.places ?? 0) - shown;
  return {
    statuses: [...new Set(statuses)].sort(),
    ended: ends.filter(({ status }) => status === 200).length,
    flaws,
  };
}

/** The expected `flaws`. */
export const NO_FLAWS = noneOf(flawsOf('0'));
