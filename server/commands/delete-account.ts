import { formatId } from '@contract/rules/site/ids';
import { guardLastAdmin } from '@contract/rules/members/sessions';
import type { Runner } from '../database/statement';
import {
  deleteWritings,
  eraseMember,
  lockAdminIds,
  lockAll,
  takeAllBack,
} from '../tables/account-end';
import { insertAudit } from '../tables/audit';
import { deleteFollowsOf } from '../tables/follow';
import { forgetNotificationsOf } from '../tables/notification';
import { listBlindedAlone } from '../tables/report';
import { liftBlind } from './blind';

/**
 * Ends an account for good: deletes posts and comments, removes likes and memberships with their
 * counts, and leaves only a row without a name. Content that only the member's report still hides is
 * shown again. Runs in `sessions.endAccount`.
 * @throws ApiError FORBIDDEN for the last admin
 */
export async function deleteAccount(tx: Runner, memberId: number, now: number): Promise<void> {
  await lockAll(tx, memberId);
  const alone = await listBlindedAlone(tx, { memberId });
  guardLastAdmin(memberId, await lockAdminIds(tx));
  await deleteWritings(tx, memberId, now);
  await takeAllBack(tx, memberId);
  await forgetNotificationsOf(tx, memberId);
  await eraseMember(tx, memberId, now);
  for (const reported of alone) await liftBlind(tx, reported, null, now);
  // After the change of the member's row: a concurrent follow waits for it or came first.
  await deleteFollowsOf(tx, { memberId });
  const subject = formatId('user', memberId);
  await insertAudit(tx, {
    actorId: memberId,
    action: 'account.delete',
    subject,
    detail: '',
    now,
  });
}
