import { ApiError } from '@contract/errors';
import { can } from '@contract/policies';
import { errorTexts, reasonTexts } from '@contract/texts';
import { changeProfile } from '../commands/change-profile';
import { requireFound } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentMember, presentProfile } from '@contract/presenters/member';
import { presentPost } from '../presenters/post';
import { findMember } from '../tables/member';
import { listByAuthor } from '../tables/member-posts';
import { findProfile } from '../tables/profile';
import { latestCursor, latestPage } from './latest';

/** Members in the public view. */
export const userRoutes = {
  async getUser({ params, services, viewer }) {
    const [row, profile] = await Promise.all([
      findMember(services.db, { id: params.userId }),
      findProfile(services.db, { id: params.userId, viewerId: viewer?.id ?? 0 }),
    ]);
    const member = requireFound(row, reasonTexts.memberNotFound);
    return {
      success: true,
      user: presentMember(member, viewer),
      profile: presentProfile(requireFound(profile, reasonTexts.memberNotFound)),
    };
  },

  async updateUser({ params, body, services, viewer }) {
    if (!can(viewer, 'member.update', { id: params.userId })) {
      throw new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);
    }
    const member = await changeProfile(services.db, params.userId, {
      userName: body.user_name,
      bio: body.bio,
      profileImage: body.profile_image,
    });
    return { success: true, user: presentMember(member, viewer) };
  },

  async listMemberPosts({ params, query, services, viewer, now }) {
    const { id: authorId } = requireFound(
      await findMember(services.db, { id: params.userId }),
      reasonTexts.memberNotFound,
    );
    const { limit } = query;
    const viewerId = viewer?.id ?? 0;
    const [at = 0, id = 0] = latestCursor(query.cursor);
    const rows = await listByAuthor(
      services.db,
      {
        pending: can(viewer, 'post.read', { authorId, isConfirmed: false }),
        omitHidden: viewerId > 0 && viewerId !== authorId,
      },
      { authorId, viewerId, at, id, limit: limit + 1 },
    );
    const { shown, pagination } = latestPage(rows, limit, (row) => [row.listedAt, row.id]);
    return { success: true, posts: shown.map((row) => presentPost(row, now)), pagination };
  },
} satisfies SomeHandlers;
