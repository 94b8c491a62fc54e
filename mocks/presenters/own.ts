import type { Activity } from '@contract/models/activity';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import * as present from '@contract/presenters/activity';
import type { BlockedRecord, FollowedRecord, SessionRecord } from '@contract/presenters/member';
import * as comments from '@contract/presenters/my-comment';
import { isOfPlant, isOfPost } from '@contract/rules/companion/ledger';
import type { ActivityRow } from '../db/activity';
import type { CommentRow } from '../db/comments';
import { follows } from '../db/follows';
import { blocks } from '../db/marks';
import { members } from '../db/members';
import { plants } from '../db/plants';
import { posts, type PostRow } from '../db/posts';
import type { SessionRow } from '../db/sessions';
import { commentRecord } from './comment';

// Null for a post that was deleted or is pending again.
function readable(postId: number, actor: Actor): PostRow | null {
  const post = posts.find(postId);
  return post && can(actor, 'post.read', post) ? post : null;
}

/** A member's own comment with the headline of its post. */
export const presentMyComment = (row: CommentRow, actor: Actor, now: number) =>
  comments.presentMyComment(commentRecord(row, actor), readable(row.postId, actor), now);

/** A line of the activity history. */
export function presentActivity(row: ActivityRow, actor: Actor, now: number): Activity {
  const { action, subjectId } = row;
  const record: present.ActivityRecord = {
    ...row,
    post: isOfPost(action) ? readable(subjectId, actor) : null,
    species: isOfPlant(action) ? (plants.find(subjectId)?.species ?? null) : null,
  };
  return present.presentActivity(record, now);
}

/** The members that a member blocked, latest first. */
export function blockedBy(memberId: number): BlockedRecord[] {
  return blocks
    .listOf(memberId)
    .sort((a, b) => b.createdAt - a.createdAt || b.blockedId - a.blockedId)
    .map(({ blockedId, createdAt }) => ({ ...members.get(blockedId), blockedAt: createdAt }));
}

/** The members that a member follows, latest first. */
export function followedBy(memberId: number): FollowedRecord[] {
  return follows
    .listOf(memberId)
    .sort((a, b) => b.createdAt - a.createdAt || b.followedId - a.followedId)
    .map(({ followedId, createdAt }) => ({ ...members.get(followedId), followedAt: createdAt }));
}

/** A member's sessions in the form for presenters, in the given order. */
export function sessionRecords(all: SessionRow[], current: SessionRow): SessionRecord[] {
  return all.map((session) => ({ ...session, isCurrent: session.token === current.token }));
}
