import type { BlockedRecord } from '@contract/presenters/member';
import { camel, statement, variants } from '../database/statement';
import type { PostMark } from './post-mark';
import { SPHERE, type SphereRow } from './sphere';

// A member's marks without the posts: whole lists, for the export and for settings.

/** A reaction as stored: LIKE or DISLIKE. */
export interface OwnReactionRow {
  postId: number;
  kind: number;
}

/** A saved or hidden post, and the time of the mark, ms. */
export interface OwnMarkRow {
  postId: number;
  createdAt: number;
}

/** The members whom a member blocked, the latest first. */
export const listBlocked = statement.all<{ memberId: number }, BlockedRecord>(
  (knex, { memberId }) =>
    knex('block')
      .join('member', 'member.id', 'block.blocked_id')
      .where('block.member_id', memberId)
      .select(camel('member.id', 'member.user_name', 'member.profile_image'))
      .select('block.created_at as blockedAt')
      .orderBy('block.created_at', 'desc')
      .orderBy('block.blocked_id', 'desc'),
);

/** A member's likes and dislikes, the latest first. */
export const listReactions = statement.all<{ memberId: number }, OwnReactionRow>(
  (knex, { memberId }) =>
    knex('reaction')
      .where('member_id', memberId)
      .whereRaw('kind <> 0')
      .select(camel('post_id', 'kind'))
      .orderBy('reacted_at', 'desc')
      .orderBy('post_id', 'desc'),
);

/** The posts that a member saved or hid, the latest first. */
export const listMarks = variants((mark: PostMark) =>
  statement.all<{ memberId: number }, OwnMarkRow>((knex, { memberId }) =>
    knex(mark)
      .where('member_id', memberId)
      .select(camel('post_id', 'created_at'))
      .orderBy('created_at', 'desc')
      .orderBy('post_id', 'desc'),
  ),
);

/** The spheres that a member joined. */
export const listJoined = statement.all<{ memberId: number }, SphereRow>((knex, { memberId }) =>
  knex('sphere_member')
    .join('sphere', 'sphere.id', 'sphere_member.sphere_id')
    .where('sphere_member.member_id', memberId)
    .select(SPHERE)
    .select(camel('sphere_member.role', 'sphere_member.joined_at'))
    .orderBy('sphere.id'),
);
