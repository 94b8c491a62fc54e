import { fullConsent } from '@contract/legal/consents';
import { readNumber } from './flaws';
import { ask, cookieOf, signIn } from './http';
import type { TestServer } from './subject';

/** The state after reports were settled while members left; all is well if `flaws` are zero. */
export interface ReportsAftermath {
  /** Statuses of all answers, each once. */
  statuses: number[];
  /** The number of ended accounts. */
  ended: number;
  flaws: Record<string, number>;
}

const MEMBERS = 6;
const LEAVERS = 3;

interface Reported {
  cookie: string;
  id: number;
  password: string;
  /** Their reported posts and comments. */
  targets: { targetType: 'post' | 'comment'; targetId: string }[];
}

async function prepare(server: TestServer, at: number): Promise<Reported> {
  const password = `feud-${at}-password`;
  const account = { email: `feud${at}@server.test`, password, user_name: `다투는 사람 ${at}` };
  const body = { ...account, ...fullConsent };
  const answer = await ask(server, '/api/auth/signup', { method: 'POST', body });
  const cookie = cookieOf(answer);
  const { user } = (await answer.json()) as { user: { user_id: string } };
  const post = async (path: string, given: object) =>
    (await (await ask(server, path, { method: 'POST', cookie, body: given })).json()) as {
      postId: string;
      comment: { commentId: string };
    };
  const blocks = [{ type: 'text', content: `신고될 글 ${at}` }];
  const { postId } = await post('/api/posts/feed', { blocks });
  const { comment } = await post('/api/posts/1/comments', { content: `신고될 댓글 ${at}` });
  return {
    ...{ cookie, password, id: Number(user.user_id.replace(/\D/g, '')) },
    targets: [
      { targetType: 'post', targetId: postId },
      { targetType: 'comment', targetId: comment.commentId },
    ],
  };
}

/**
 * Makes members who reported one another leave while two admins settle the reports, each in a
 * different order, and others continue to report.
 */
export async function resolveReportsUnderLoad(server: TestServer): Promise<ReportsAftermath> {
  const members: Reported[] = [];
  for (let at = 0; at < MEMBERS; at += 1) members.push(await prepare(server, at));
  const admins = [await signIn(server, 'admin'), await signIn(server, 'admin')];
  const send = (cookie: string, path: string, body: object) =>
    ask(server, path, { method: 'POST', cookie, body });
  const posts = members.flatMap(({ targets: [post] }) => post?.targetId ?? []);
  await send(admins[0] ?? '', '/api/admin/posts/confirm', { postIds: posts });
  const targets = members.flatMap((member) => member.targets);
  const report = (by: Reported, target: Reported['targets'][number]) =>
    send(by.cookie, '/api/reports', { ...target, reason: 'abuse' });
  for (const by of members) {
    for (const target of targets) if (!by.targets.includes(target)) await report(by, target);
  }

  const until = new Date(Date.now() + 86_400_000).toISOString();
  const actions = ['dismiss', 'suspend', 'remove', 'warn'] as const;
  const answers: Promise<Response>[] = [];
  const endings: Promise<Response>[] = [];
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < targets.length; at += 1) {
      for (const [admin, cookie] of admins.entries()) {
        const place = admin === 0 ? at : targets.length - 1 - at;
        const action = actions[(place + round) % actions.length];
        const body = { ...targets[place], action, reason: '다툼', until };
        answers.push(send(cookie, '/api/admin/reports/resolve', body));
      }
      const [by, target] = [members[(at + 1) % MEMBERS], targets[at]];
      if (by && target) answers.push(report(by, target));
      const leaver = round === 0 && at % 4 === 2 ? members[at % LEAVERS] : undefined;
      if (leaver) {
        endings.push(send(leaver.cookie, '/api/me/delete', { password: leaver.password }));
      }
    }
  }
  const [done, ends] = [await Promise.all(answers), await Promise.all(endings)];
  const gone = members
    .slice(0, LEAVERS)
    .map(({ id }) => id)
    .join(', ');
  const count = (from: string) => readNumber(server.db, `SELECT count(*) AS n FROM ${from}`);
  return {
    statuses: [...new Set([...done, ...ends].map(({ status }) => status))].sort(),
    ended: ends.filter(({ status }) => status === 200).length,
    flaws: {
      'reports by or about members who left': await count(
        `report WHERE member_id IN (${gone}) OR author_id IN (${gone})`,
      ),
      'notifications of members who left': await count(`notification WHERE member_id IN (${gone})`),
      'suspensions of members who left': await count(`suspension WHERE member_id IN (${gone})`),
      'reports that nobody settled of what is there': await count(
        `report LEFT JOIN post ON report.target_type = 'post' AND post.id = report.target_id
         LEFT JOIN comment ON report.target_type = 'comment' AND comment.id = report.target_id
         WHERE resolved_at IS NULL AND report.author_id NOT IN (${gone})
           AND post.deleted_at IS NULL AND comment.deleted_at IS NULL
           AND report.author_id >= ${members[0]?.id ?? 0}`,
      ),
      'removals without an entry in the audit': await count(
        `report WHERE resolution = 'remove' AND NOT EXISTS (
           SELECT 1 FROM audit WHERE action = 'report.resolve'
             AND subject = report.target_type || CAST(report.target_id AS text))`,
      ),
    },
  };
}

/** The number of transactions of this database that PostgreSQL ended because of a deadlock. */
export async function deadlocks(server: TestServer): Promise<number> {
  // Each connection reports its own within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return readNumber(
    server.db,
    'SELECT deadlocks AS n FROM pg_stat_database WHERE datname = current_database()',
  );
}
