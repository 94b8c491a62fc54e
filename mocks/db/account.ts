import { liftBlind } from './blinds';
import { comments } from './comments';
import { companions } from './companions';
import { consents } from './consents';
import { devices } from './devices';
import { emailConfirmation } from './email-confirmation';
import { follows } from './follows';
import { linkedAccounts } from './linked-accounts';
import { ledger } from './ledger';
import { blocks, favoriteVideos, hiddenPosts, mutedPosts, savedPosts } from './marks';
import { mails } from './mails';
import { members } from './members';
import { notificationMutes } from './notification-mutes';
import { notifications } from './notifications';
import { plants } from './plants';
import { posts } from './posts';
import { pushDevices } from './push-devices';
import { reactions } from './reactions';
import { removePost } from './removal';
import { reports } from './reports';
import { secondFactors } from './second-factors';
import { sessions } from './sessions';
import { spheres } from './spheres';
import { suspensions } from './suspensions';
import { toolCalls } from './tool-calls';

/**
 * Deletes a membership: the member's posts, comments, likes and memberships are removed, and
 * nothing names them any more.
 */
export function deleteAccount(memberId: number, now: number): void {
  for (const { id, authorId } of posts.list()) if (authorId === memberId) removePost(id);
  comments.removeBy(memberId);
  reactions.removeBy(memberId);
  notifications.removeOfMember(memberId);
  for (const { sphereId } of spheres.membershipsOf(memberId)) spheres.leave(sphereId, memberId);
  savedPosts.removeOfMember(memberId);
  hiddenPosts.removeOfMember(memberId);
  mutedPosts.removeOfMember(memberId);
  blocks.removeOfMember(memberId);
  follows.removeOfMember(memberId);
  pushDevices.removeOfMember(memberId);
  notificationMutes.removeOfMember(memberId);
  favoriteVideos.removeOfMember(memberId);
  const reported = reports.listBy(memberId);
  reports.removeOfMember(memberId);
  for (const { targetType, targetId } of reported) {
    const isAlone = reports.openOf(targetType, targetId).length === 0;
    if (isAlone) liftBlind({ targetType, targetId }, null, now);
  }
  ledger.removeOfMember(memberId);
  companions.removeOfMember(memberId);
  plants.removeOfMember(memberId);
  toolCalls.removeOfMember(memberId);
  suspensions.remove(memberId);
  sessions.removeAllOf(memberId);
  consents.removeOfMember(memberId);
  emailConfirmation.remove(memberId);
  linkedAccounts.removeOfMember(memberId);
  devices.removeOthers(memberId, []);
  secondFactors.removeAll(memberId);
  mails.removeOf(members.get(memberId));
  members.anonymise(memberId, now);
}
