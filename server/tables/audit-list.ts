import type { AuditRecord } from '@contract/presenters/audit';
import { camel, statement, variants } from '../database/statement';
import { whereFound, type FoundArguments } from './admin-member';
import { latestFirst, type TimeArguments } from './latest-first';

/** An entry of the audit with the members that it names. */
export interface AuditRow extends Omit<AuditRecord, 'actor' | 'member'> {
  actorId: number | null;
  actorName: string | null;
  memberId: number | null;
  memberName: string | null;
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
      .select(camel('audit.id', 'audit.action', 'audit.subject', 'audit.detail', 'audit.before'))
      .select(camel('audit.after', 'audit.bulk_id', 'audit.created_at', 'audit.actor_id'))
      .select(camel('audit.member_id', 'actor.user_name as actor_name'))
      .select(camel('about.user_name as member_name'));
    if (who === 'id') void query.where('audit.actor_id', args.memberId);
    if (who === 'search') {
      const members = knex('member').leftJoin('credential', 'credential.member_id', 'member.id');
      void query.whereIn('audit.actor_id', whereFound(members, args).select('member.id'));
    }
    if (kind) void query.where('audit.action', args.kind);
    return latestFirst(query, 'audit', cursor, args);
  }),
);
