import { ask, signIn, signUp } from './http';
import { readNumber, UNBALANCED } from './flaws';
import type { TestServer } from './subject';

/** The results of two admins who acted at the same time, and the state afterwards. */
export interface AdminRaces {
  /** The statuses of two confirmations of twenty posts, and how often each post was paid. */
  confirmed: string[];
  paid: number[];
  /** Two settlements of a report that suspend its author, and the suspensions in the audit. */
  settled: string[];
  suspensions: number;
  /** The number of undos of one decision in the audit, and of members with wrong balances. */
  undos: number;
  unbalanced: number;
  /** The answers to two admins who remove each other's level, and the remaining admins. */
  demotions: number[];
  admins: number;
}

/** The results of the races if nothing goes wrong. */
export const FAIR: AdminRaces = {
  confirmed: ['already', 'done'],
  paid: [1],
  settled: ['already', 'done'],
  suspensions: 1,
  undos: 1,
  unbalanced: 0,
  demotions: [200, 403],
  admins: 1,
};

const POSTS = 20;

interface Decided {
  bulkId: string;
  results: { status: string }[];
}

const numberOf = (id: string) => Number(id.replace(/\D/g, ''));

/** Two admins of a server and the subjects of their decisions. */
async function prepare(server: TestServer) {
  const { knex } = server.db;
  const admin = await signIn(server, 'admin');
  const [other, author] = [await signUp(server), await signUp(server)];
  const post = async <T>(cookie: string, path: string, body: object) =>
    (await (await ask(server, path, { method: 'POST', cookie, body })).json()) as T;
  const idOf = async (cookie: string) => {
    const answer = await ask(server, '/api/auth/me', { cookie });
    return ((await answer.json()) as { user: { user_id: string } }).user.user_id;
  };
  const setLevel = (cookie: string, id: string, admin_level: number) =>
    ask(server, `/api/admin/members/${id}/level`, { method: 'PUT', cookie, body: { admin_level } });
  const [adminId, otherId] = [await idOf(admin), await idOf(other)];
  await setLevel(admin, otherId, 1);
  const postIds: string[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const blocks = [{ type: 'text', content: `함께 볼 글 ${at}` }];
    postIds.push((await post<{ postId: string }>(author, '/api/posts/feed', { blocks })).postId);
  }
  const counted = async (action: string) => (await knex('audit').where({ action })).length;
  return { knex, admin, other, adminId, otherId, postIds, post, setLevel, counted };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

async function confirmTwice({ knex, admin, other, postIds, post }: Prepared) {
  const path = '/api/admin/posts/confirm';
  const decided = await Promise.all([
    post<Decided>(admin, path, { postIds }),
    post<Decided>(other, path, { postIds: postIds.toReversed() }),
  ]);
  const statuses = decided.flatMap(({ results }) => results.map(({ status }) => status));
  const paid = await knex('ledger')
    .where({ action: 'post_create' })
    .whereIn('subject_id', postIds.map(numberOf))
    .groupBy('subject_id')
    .select<{ n: number }[]>(knex.raw('count(*) AS n'));
  return {
    confirmed: [...new Set(statuses)].sort(),
    paid: [...new Set(paid.map(({ n }) => n))],
  };
}

async function settleTwice({ admin, other, postIds, post, counted }: Prepared) {
  const target = { targetType: 'post', targetId: postIds[0] };
  const planted = await counted('member.suspend');
  await post(admin, '/api/reports', { ...target, reason: 'spam' });
  const settlement = { ...target, action: 'suspend', reason: '되풀이된 광고' };
  const settled = await Promise.all(
    [admin, other].map((cookie) =>
      post<{ status: string }>(cookie, '/api/admin/reports/resolve', settlement),
    ),
  );
  const suspensions = (await counted('member.suspend')) - planted;
  return { settled: settled.map(({ status }) => status).sort(), suspensions };
}

async function undoTwice({ knex, admin, postIds, post, counted }: Prepared) {
  const { bulkId } = await post<Decided>(admin, '/api/admin/posts/confirm', {
    ...{ postIds, is_confirmed: false, reason: '잘못 누름' },
  });
  await Promise.all([1, 2].map(() => post(admin, '/api/admin/posts/undo', { bulkId })));
  const unbalanced = await readNumber({ knex }, UNBALANCED);
  return { undos: (await counted('post.undo')) / POSTS, unbalanced };
}

async function demoteEachOther({ knex, admin, other, adminId, otherId, setLevel }: Prepared) {
  const answers = await Promise.all([setLevel(admin, otherId, 0), setLevel(other, adminId, 0)]);
  return {
    demotions: answers.map(({ status }) => status).sort(),
    admins: (await knex('member').where('admin_level', '>=', 1)).length,
  };
}

/** Lets two admins of a server act at the same time. */
export async function raceAdmins(server: TestServer): Promise<AdminRaces> {
  const prepared = await prepare(server);
  return {
    ...(await confirmTwice(prepared)),
    ...(await settleTwice(prepared)),
    ...(await undoTwice(prepared)),
    ...(await demoteEachOther(prepared)),
  };
}
