import * as v from 'valibot';
import { idInput, idOutput } from '../models/ids';
import { endpoint, ok } from './define';

// Whom a member follows. Only they see the list; others see how many follow a member (decision 71).
// It belongs to reading, so suspended members keep it (decision 48).

const params = v.object({ userId: idInput('user') });
const followed = ok({
  userId: idOutput('user'),
  isFollowing: v.boolean(),
  /** How many members follow them now. */
  followerCount: v.number(),
});

/** A member whom one follows, and since when. */
export const FollowedMemberSchema = v.object({
  user_id: idOutput('user'),
  user_name: v.string(),
  profile_image: v.nullable(v.string()),
  followedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const followMember = endpoint('followMember', {
  summary:
    'Follows another member: their posts come into the feed of followed members and the bell',
  access: 'member',
  whileSuspended: true,
  params,
  response: followed,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const unfollowMember = endpoint('unfollowMember', {
  summary: 'Follows a member no longer; also one who is gone',
  access: 'member',
  whileSuspended: true,
  params,
  response: followed,
});

export const listFollowing = endpoint('listFollowing', {
  summary: 'The members one follows, the latest first; nobody reads the list of another member',
  access: 'member',
  params,
  response: ok({ users: v.array(FollowedMemberSchema) }),
  errors: ['USER_MISMATCH'],
});
