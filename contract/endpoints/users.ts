import * as v from 'valibot';
import { idInput } from '../models/ids';
import { BioSchema, MemberSchema, ProfileImageSchema, UserNameSchema } from '../models/member';
import { CursorSchema, limitSchema, PaginationSchema } from '../models/paging';
import { PostSchema } from '../models/post';
import { endpoint, ok } from './define';

const params = v.object({ userId: idInput('user') });

export const getUser = endpoint({
  summary: 'A member; email and balances only for oneself',
  access: 'public',
  params,
  response: ok({
    user: MemberSchema,
    profile: v.object({
      joinedAt: v.pipe(v.string(), v.isoTimestamp()),
      /** The number of published posts. */
      postCount: v.number(),
      /** The likes of these posts. */
      likeCount: v.number(),
      /** Whether the viewer blocked the member. */
      isBlocked: v.boolean(),
      /** How many members follow the member. */
      followerCount: v.number(),
      /** Whether the viewer follows the member. */
      isFollowing: v.boolean(),
    }),
  }),
  errors: ['NOT_FOUND'],
});

export const updateUser = endpoint({
  summary: 'Changes the own profile',
  access: 'member',
  params,
  body: v.object({
    user_name: v.optional(UserNameSchema),
    bio: v.optional(BioSchema),
    profile_image: v.optional(ProfileImageSchema),
  }),
  response: ok({ user: MemberSchema }),
  errors: ['USER_MISMATCH', 'CONFLICT'],
});

export const listMemberPosts = endpoint({
  summary: "A member's posts, latest first; pending ones only for the member and admins",
  access: 'public',
  params,
  query: v.object({ limit: limitSchema(10), cursor: CursorSchema }),
  response: ok({ posts: v.array(PostSchema), pagination: PaginationSchema }),
  errors: ['NOT_FOUND'],
});
