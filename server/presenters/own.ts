import { activityKinds, type Activity } from '@contract/models/activity';
import { formatId } from '@contract/models/ids';
import { postRewards } from '@contract/rules/rewards';
import { dataTexts } from '@contract/texts';
import { headline } from '@contract/rules/headline';
import { timeAgo } from '@contract/rules/time';
import type { OwnSession } from '../auth/sessions';
import type { ActivityRow } from '../tables/activity';
import type { OwnCommentRow } from '../tables/own-comments';
import type { BlockedRow } from '../tables/own-marks';
import { presentComment } from './comment';
import { blocksOf } from './post';

const isoDate = (moment: number) => new Date(moment).toISOString();

/** A comment of one's own with what its post is called; `now` in ms. */
export function presentMyComment(row: OwnCommentRow, now: number) {
  const postTitle = row.is_readable ? headline(row.title, blocksOf(row)) : dataTexts.untitled;
  return { ...presentComment(row, now), postTitle };
}

/** A line of the activity history; `now` in ms. */
export function presentActivity(row: ActivityRow, now: number): Activity {
  const kind = activityKinds[row.kind] ?? 'post_create';
  const { title, blocks } = row;
  return {
    activityId: `${kind}-${row.id}`,
    kind,
    subject: row.sphere_name ?? headline(title, blocks === null ? [] : blocksOf({ blocks })),
    postId: row.post_id === null ? null : formatId('post', row.post_id),
    sphereId: row.sphere_id === null ? null : formatId('sphere', row.sphere_id),
    waterDrops: kind === 'post_confirm' ? postRewards.points : 0,
    timeAgo: timeAgo(row.at, now),
    createdAt: isoDate(row.at),
  };
}

/** One place where a member is signed in. */
export function presentSession({ id, isCurrent, userAgent, createdAt, lastSeenAt }: OwnSession) {
  return {
    sessionId: id,
    isCurrent,
    userAgent,
    createdAt: isoDate(createdAt),
    lastSeenAt: isoDate(lastSeenAt),
  };
}

/** A member whom the viewer blocked. */
export function presentBlocked({ id, user_name, profile_image, blocked_at }: BlockedRow) {
  return {
    user_id: formatId('user', id),
    user_name,
    profile_image,
    blockedAt: isoDate(blocked_at),
  };
}
