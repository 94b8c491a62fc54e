import { comments } from './comments';
import { companions } from './companions';
import { devices } from './devices';
import { ledger } from './ledger';
import { blocks, favoriteVideos, hiddenPosts, savedPosts } from './marks';
import { members } from './members';
import { notifications } from './notifications';
import { plants } from './plants';
import { posts } from './posts';
import { reactions } from './reactions';
import { removePost } from './removal';
import { reports } from './reports';
import { sessions } from './sessions';
import { spheres } from './spheres';
import { suspensions } from './suspensions';

/**
 * Ends a membership: the member's posts and comments are deleted, their likes and memberships are
 * taken back, and nothing names them any more.
 */
export function deleteAccount(memberId: number, now: number): void {
  for (const { id, authorId } of posts.list()) if (authorId === memberId) removePost(id);
  comments.removeBy(memberId);
  reactions.removeBy(memberId);
  notifications.removeOfMember(memberId);
  for (const { sphereId } of spheres.membershipsOf(memberId)) spheres.leave(sphereId, memberId);
  savedPosts.removeOfMember(memberId);
  hiddenPosts.removeOfMember(memberId);
  blocks.removeOfMember(memberId);
  favoriteVideos.removeOfMember(memberId);
  reports.removeOfMember(memberId);
  ledger.removeOfMember(memberId);
  companions.removeOfMember(memberId);
  plants.removeOfMember(memberId);
  suspensions.remove(memberId);
  sessions.removeAllOf(memberId);
  devices.removeOthers(memberId, []);
  members.anonymise(memberId, now);
}
