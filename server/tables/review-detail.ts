import { statement, type Runner } from '../database/statement';

/** What reviewers know of the author of a post; `joinedAt` in ms. */
export interface AuthorRow {
  id: number;
  userName: string;
  profileImage: string | null;
  joinedAt: number;
  adminLevel: number;
  pendingCount: number;
  confirmedCount: number;
  revertedCount: number;
  reportCount: number;
}

/** One action about a post (`report` for a report of it), who did it and what they wrote. */
export interface PastRow {
  action: string;
  actor_id: number | null;
  actor_name: string | null;
  detail: string;
  created_at: number;
}

const POSTS = 'SELECT count(*) FROM post WHERE author_id = member.id AND deleted_at IS NULL';

/** The counts of a member that admins see; an undone decision counts for nothing. */
export const MEMBER_COUNTS = `
  (${POSTS} AND is_confirmed = 0) AS "pendingCount",
  (${POSTS} AND is_confirmed = 1) AS "confirmedCount",
  (SELECT count(CASE WHEN action = 'post.revert' THEN 1 END)
        - count(CASE WHEN action = 'post.undo' AND detail = 'revert' THEN 1 END)
   FROM audit WHERE audit.member_id = member.id AND action IN ('post.revert', 'post.undo')
  ) AS "revertedCount",
  (SELECT count(*) FROM report WHERE report.author_id = member.id) AS "reportCount"`;

const author = statement<{ id: number }, AuthorRow>((knex, { id }) =>
  knex('member')
    .where('member.id', id)
    .select('member.id', 'member.user_name as userName', 'member.profile_image as profileImage')
    .select('member.created_at as joinedAt', 'member.admin_level as adminLevel')
    .select(knex.raw(MEMBER_COUNTS)),
);

const past = statement<{ id: number; subject: string }, PastRow>((knex, { id, subject }) => {
  const reports = knex('report')
    .leftJoin('member', 'member.id', 'report.member_id')
    .where('report.target_type', knex.raw("'post'"))
    .where('report.target_id', id)
    .select(knex.raw("'report' AS action"), 'report.member_id as actor_id')
    .select('member.user_name as actor_name', 'report.reason as detail')
    .select('report.created_at as created_at', 'report.id as id');
  return knex('audit')
    .leftJoin('member', 'member.id', 'audit.actor_id')
    .where('audit.subject', subject)
    .select('audit.action', 'audit.actor_id', 'member.user_name as actor_name')
    .select('audit.detail', 'audit.created_at as created_at', 'audit.id as id')
    .unionAll([reports])
    .orderBy('created_at')
    .orderBy('id');
});

/** What reviewers know of a member, null when they never existed. */
export async function findReviewAuthor(runner: Runner, id: number): Promise<AuthorRow | null> {
  const [row] = await runner.run(author, { id });
  return row ?? null;
}

/** What admins did about a post and who reported it, the earliest first. */
export function listPast(runner: Runner, id: number, subject: string): Promise<PastRow[]> {
  return runner.run(past, { id, subject });
}
