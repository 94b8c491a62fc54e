import type { AuditKind } from '@contract/rules/audit';
import { statement, variants } from '../database/statement';
import { whereFound, type FoundArguments } from './admin-member';
import { latestFirst, type TimeArguments } from './latest-first';

/** An entry of the audit with the members that it names; `created_at` in ms. */
export interface AuditRow {
  id: number;
  action: AuditKind;
  actor_id: number | null;
  actor_name: string | null;
  subject: string;
  member_id: number | null;
  member_name: string | null;
  detail: string;
  before: string | null;
  after: string | null;
  bulk_id: string | null;
  created_at: number;
}

/** The parts of a list's statement. */
export interface AuditShape {
  /** How the acting member is given; null for everybody. */
  who: 'id' | 'search' | null;
  kind: boolean;
  cursor: boolean;
}

/** The arguments of a list: from and before moments, ms. */
export type AuditArguments = TimeArguments &
  FoundArguments & {
    kind: string;
    from: number;
    before: number;
  };

/** Entries of the audit, the latest first. */
export const listAudit = variants(({ who, kind, cursor }: AuditShape) =>
  statement.all<AuditArguments, AuditRow>((knex, args) => {
    const query = knex('audit')
      .leftJoin('member as actor', 'actor.id', 'audit.actor_id')
      .leftJoin('member as about', 'about.id', 'audit.member_id')
      .where('audit.created_at', '>=', args.from)
      .where('audit.created_at', '<', args.before)
      .select('audit.*', 'actor.user_name as actor_name', 'about.user_name as member_name');
    if (who === 'id') void query.where('audit.actor_id', args.memberId);
    if (who === 'search') {
      const members = knex('member').leftJoin('credential', 'credential.member_id', 'member.id');
      void query.whereIn('audit.actor_id', whereFound(members, args).select('member.id'));
    }
    if (kind) void query.where('audit.action', args.kind);
    return latestFirst(query, 'audit', cursor, args);
  }),
);
