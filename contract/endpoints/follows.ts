import * as v from 'valibot';
import { idInput, idOutput } from '../models/ids';
import { endpoint, ok } from './define';

// The members that a member follows. Only they see the list; others see how many followers a member
// has (decision 71). It counts as reading, so suspended members keep it (decision 48).

const params = v.object({ userId: idInput('user') });
const followed = ok({
  userId: idOutput('user'),
  isFollowing: v.boolean(),
  /** The current number of their followers. */
  followerCount: v.number(),
});

/** A followed member, and since when. */
export const FollowedMemberSchema = v.object({
  user_id: idOutput('user'),
  user_name: v.string(),
  profile_image: v.nullable(v.string()),
  followedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const followMember = endpoint({
  summary: 'Follows another member: their posts appear in the following feed and as notifications',
  access: 'member',
  whileSuspended: true,
  params,
  response: followed,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const unfollowMember = endpoint({
  summary: 'Unfollows a member, also a deleted one',
  access: 'member',
  whileSuspended: true,
  params,
  response: followed,
});

export const listFollowing = endpoint({
  summary: 'The members the member follows, latest first; private to the owner',
  access: 'member',
  params,
  response: ok({ users: v.array(FollowedMemberSchema) }),
  errors: ['USER_MISMATCH'],
});
