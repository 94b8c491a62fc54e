import type { Knex } from 'knex';
import type { AdminMemberRecord } from '@contract/presenters/admin-member';
import { readMemberSearch } from '@contract/rules/members/member-search';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { camel, statement, variants } from '../database/statement';
import { latestFirst, type TimeArguments } from './latest-first';

/** A member with an admin's view; moments in ms. */
export interface AdminMemberRow extends Omit<AdminMemberRecord, 'suspension'> {
  /** Null without a suspension; it may be over. */
  suspendedAt: number | null;
  suspendReason: string | null;
  suspendUntil: number | null;
  suspenderId: number | null;
  suspenderName: string | null;
}

/** The members in a list, and the parts of its statement. */
export interface MembersShape {
  state: 'all' | 'active' | 'suspended';
  level: 'all' | 'member' | 'admin';
  search: boolean;
  cursor: boolean;
}

/** The search for members: an id (0 for no id), and patterns of names and emails. */
export type FoundArguments = { memberId: number; name: string; email: string };

/** The arguments of a list. */
export type MembersArguments = TimeArguments & FoundArguments & { now: number };

const POSTS = 'SELECT count(*) FROM post WHERE author_id = member.id AND deleted_at IS NULL';

/** The number of confirmed posts of `member`. */
export const CONFIRMED_POSTS = `(${POSTS} AND is_confirmed = 1)`;

/** How often a post of `member` was taken back, without undone decisions. */
export const REVERTED_POSTS = `(
  SELECT count(CASE WHEN action = 'post.revert' THEN 1 END)
       - count(CASE WHEN action = 'post.undo' AND detail = 'revert' THEN 1 END)
  FROM audit WHERE audit.member_id = member.id AND action IN ('post.revert', 'post.undo')
)`;

const COUNTS = `
  (${POSTS} AND is_confirmed = 0 AND is_rejected = 0 AND is_blinded = 0) AS "pendingCount",
  (${POSTS} AND is_confirmed = 0 AND is_rejected = 1) AS "rejectedCount",
  ${CONFIRMED_POSTS} AS "confirmedCount",
  (SELECT count(*) FROM comment WHERE author_id = member.id AND deleted_at IS NULL)
    AS "commentCount",
  ${REVERTED_POSTS} AS "revertedCount",
  (SELECT count(*) FROM report WHERE report.author_id = member.id) AS "reportCount"`;

/** Limits a query over `member` and `credential` to an admin's search results. */
export function whereFound(query: Knex.QueryBuilder, args: FoundArguments): Knex.QueryBuilder {
  const like = "LIKE ? ESCAPE '!'";
  return query.whereRaw(`(member.id = ? OR member.name_key ${like} OR credential.email ${like})`, [
    args.memberId,
    args.name,
    args.email,
  ]);
}

const members = (knex: Knex) =>
  knex('member')
    .join('credential', 'credential.member_id', 'member.id')
    .leftJoin('suspension', 'suspension.member_id', 'member.id')
    .leftJoin('member as suspender', 'suspender.id', 'suspension.actor_id')
    .whereNull('member.deleted_at')
    .select(camel('member.id', 'member.user_name', 'credential.email', 'member.bio'))
    .select('member.profile_image as profileImage', 'member.created_at as joinedAt')
    .select(camel('member.admin_level', 'member.level'))
    .select('suspension.created_at as suspendedAt', 'suspension.reason as suspendReason')
    .select('suspension.until as suspendUntil', 'suspension.actor_id as suspenderId')
    .select('suspender.user_name as suspenderName')
    .select(knex.raw(COUNTS));

const IN_FORCE =
  'suspension.member_id IS NOT NULL AND (suspension.until IS NULL OR suspension.until > ?)';

/** Members, the newest first, and one beyond the page. */
export const listAdminMembers = variants(({ state, level, search, cursor }: MembersShape) =>
  statement.all<MembersArguments, AdminMemberRow>((knex, args) => {
    const query = members(knex);
    if (state !== 'all') {
      void query.whereRaw(state === 'suspended' ? IN_FORCE : `NOT (${IN_FORCE})`, [args.now]);
    }
    if (level !== 'all') {
      void query.whereRaw(`member.admin_level ${level === 'admin' ? '>=' : '<'} ${ADMIN_LEVEL}`);
    }
    if (search) {
      void whereFound(query, args);
    }
    return latestFirst(query, 'member', cursor, args);
  }),
);

/** A member for admins; null if missing or if the account ended. */
export const findAdminMember = statement.maybeOne<{ id: number }, AdminMemberRow>((knex, { id }) =>
  members(knex).where('member.id', id),
);

/** Writes the level of a locked member. */
export const writeAdminLevel = statement.run<{ id: number; level: number }>((knex, args) =>
  knex('member').where('id', args.id).update({ admin_level: args.level }),
);

// An empty text stays empty and matches nothing.
const patternOf = (part: string) => part && `%${part.replace(/[!%_]/g, '!$&')}%`;

/** The arguments of a search, from the text that an admin typed. */
export function foundArguments(q: string): FoundArguments {
  const { id, name, email } = readMemberSearch(q);
  return { memberId: id, name: patternOf(name), email: patternOf(email) };
}
