import { formatId } from '@contract/models/ids';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { headline } from '@contract/rules/headline';
import { timeAgo } from '@contract/rules/time';
import { dataTexts } from '@contract/texts';
import type { ActivityRow } from '../db/activity';
import type { CommentRow } from '../db/comments';
import { blocks } from '../db/marks';
import { members } from '../db/members';
import { posts } from '../db/posts';
import type { SessionRow } from '../db/sessions';
import { spheres } from '../db/spheres';
import { presentComment } from './comment';

function headlineOf(postId: number, actor: Actor): string {
  const post = posts.find(postId);
  return post && can(actor, 'post.read', post)
    ? headline(post.title, post.blocks)
    : dataTexts.untitled;
}

/** A comment of one's own with what its post is called. */
export function presentMyComment(row: CommentRow, actor: Actor, now: number) {
  return { ...presentComment(row, actor, now), postTitle: headlineOf(row.postId, actor) };
}

/** A line of the activity history. */
export function presentActivity(
  { kind, id, postId, sphereId, waterDrops, at }: ActivityRow,
  actor: Actor,
  now: number,
) {
  const sphere = sphereId === null ? null : spheres.find(sphereId);
  return {
    activityId: `${kind}-${id}`,
    kind,
    subject: postId === null ? (sphere?.name ?? '') : headlineOf(postId, actor),
    postId: postId === null ? null : formatId('post', postId),
    sphereId: sphereId === null ? null : formatId('sphere', sphereId),
    waterDrops,
    timeAgo: timeAgo(at, now),
    createdAt: new Date(at).toISOString(),
  };
}

/** One place where a member is signed in. */
function presentSession(session: SessionRow, current: SessionRow) {
  return {
    sessionId: session.id,
    isCurrent: session.token === current.token,
    userAgent: session.userAgent,
    createdAt: new Date(session.createdAt).toISOString(),
    lastSeenAt: new Date(session.lastSeenAt).toISOString(),
  };
}

/** Whom a member blocked, the latest first. */
export function presentBlocks(memberId: number) {
  return blocks
    .listOf(memberId)
    .sort((a, b) => b.createdAt - a.createdAt || b.blockedId - a.blockedId)
    .map(({ blockedId, createdAt }) => {
      const { userName, profileImage } = members.get(blockedId);
      return {
        user_id: formatId('user', blockedId),
        user_name: userName,
        profile_image: profileImage,
        blockedAt: new Date(createdAt).toISOString(),
      };
    });
}

/** Where a member is signed in: this session first, then the latest seen. */
export function presentSessions(all: SessionRow[], current: SessionRow) {
  const shown = all.map((session) => presentSession(session, current));
  return [...shown.filter(({ isCurrent }) => isCurrent), ...shown.filter((one) => !one.isCurrent)];
}
