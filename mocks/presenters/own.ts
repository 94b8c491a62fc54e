import type { Activity } from '@contract/models/activity';
import { formatId } from '@contract/rules/ids';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { headline } from '@contract/rules/headline';
import { isOfPlant, isOfPost } from '@contract/rules/ledger';
import { timeAgo } from '@contract/rules/time';
import { dataTexts } from '@contract/texts';
import type { ActivityRow } from '../db/activity';
import type { CommentRow } from '../db/comments';
import { blocks } from '../db/marks';
import { members } from '../db/members';
import { plants } from '../db/plants';
import { posts } from '../db/posts';
import type { SessionRow } from '../db/sessions';
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

// A post that is gone, or waits for review again, is not told of; the row stays.
function aboutPost({ action, subjectId }: ActivityRow, actor: Actor) {
  const post = isOfPost(action) ? posts.find(subjectId) : null;
  return post && can(actor, 'post.read', post)
    ? { subject: headline(post.title, post.blocks), postId: formatId('post', post.id) }
    : { subject: null, postId: null };
}

/** A line of the activity history. */
export function presentActivity(row: ActivityRow, actor: Actor, now: number): Activity {
  const { action: kind, subjectId, createdAt } = row;
  return {
    activityId: formatId('entry', row.id),
    kind,
    ...aboutPost(row, actor),
    species: isOfPlant(kind) ? (plants.find(subjectId)?.species ?? null) : null,
    level: kind === 'level_up' ? subjectId : null,
    waterDrops: row.waterDrops,
    gems: row.gems,
    experience: row.experience,
    plantExperience: row.plantExperience,
    timeAgo: timeAgo(createdAt, now),
    createdAt: new Date(createdAt).toISOString(),
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
