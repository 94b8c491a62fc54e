import type { Activity } from '@contract/models/activity';
import { formatId } from '@contract/rules/ids';
import { dataTexts } from '@contract/texts';
import { headline } from '@contract/rules/headline';
import { timeAgo } from '@contract/rules/time';
import type { OwnSession } from '../auth/sessions';
import type { ActivityRow } from '../tables/activity';
import type { OwnCommentRow } from '../tables/own-comments';
import type { BlockedRow } from '../tables/own-marks';
import { presentComment } from './comment';
import { isoDate } from './iso-date';
import { blocksOf } from './post';

/** A comment of one's own with what its post is called; `now` in ms. */
export function presentMyComment(row: OwnCommentRow, now: number) {
  const postTitle = row.is_readable ? headline(row.title, blocksOf(row)) : dataTexts.untitled;
  return { ...presentComment(row, now), postTitle };
}

/** A line of the activity history; `now` in ms. */
export function presentActivity(row: ActivityRow, now: number): Activity {
  const { action: kind, title, blocks, post_id } = row;
  return {
    activityId: formatId('entry', row.id),
    kind,
    subject: blocks === null ? null : headline(title, blocksOf({ blocks })),
    postId: post_id === null ? null : formatId('post', post_id),
    species: row.species,
    level: kind === 'level_up' ? row.subjectId : null,
    waterDrops: row.waterDrops,
    gems: row.gems,
    experience: row.experience,
    plantExperience: row.plantExperience,
    timeAgo: timeAgo(row.created_at, now),
    createdAt: isoDate(row.created_at),
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
