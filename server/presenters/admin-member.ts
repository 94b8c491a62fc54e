import type { AdminMember } from '@contract/models/admin-member';
import * as present from '@contract/presenters/admin-member';
import type { AdminMemberRow } from '../tables/admin-member';
import { personOf } from './review';

/** A member as admins see them; `now` in ms. */
export function presentAdminMember(row: AdminMemberRow, now: number): AdminMember {
  const { suspendReason: reason, suspendUntil: until, suspendedAt } = row;
  const by = personOf(row.suspenderId, row.suspenderName);
  const suspension = reason === null ? null : { reason, until, by, at: suspendedAt ?? 0 };
  return present.presentAdminMember({ ...row, suspension }, now);
}
