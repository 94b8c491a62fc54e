import { ApiError } from '@contract/errors';
import { MAX_FAVORITES } from '@contract/models/favorite';
import { formatId } from '@contract/rules/site/ids';
import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { blockMember, hidePost, unblockMember, unhidePost } from '../commands/hide-and-block';
import { keepFavorite } from '../commands/keep-favorite';
import { requireFound, requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentFavorite } from '../presenters/favorite';
import { deleteFavorite, listFavorites } from '../tables/favorite-video';
import { findMember } from '../tables/member';
import { markPost, unmarkPost } from '../tables/post-mark';
import { readablePostFacts } from './readable';

const post = (id: number) => ({ success: true as const, postId: formatId('post', id) });
const user = (id: number) => ({ success: true as const, userId: formatId('user', id) });

/** Members' collections: saved and hidden posts, blocked members, favourite videos. */
export const collectionRoutes = {
  async savePost({ params: { postId }, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    await readablePostFacts(services.db, postId, viewer);
    await services.db.transaction((tx) => markPost(tx, 'saved_post', { memberId, postId, now }));
    return { ...post(postId), isSaved: true };
  },

  async unsavePost({ params: { postId }, services, viewer }) {
    const { id: memberId } = requireMember(viewer);
    await services.db.transaction((tx) => unmarkPost(tx, 'saved_post', { memberId, postId }));
    return { ...post(postId), isSaved: false };
  },

  async hidePost({ params: { postId }, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const facts = await readablePostFacts(services.db, postId, viewer);
    if (!can(viewer, 'post.hide', facts)) {
      throw new ApiError('FORBIDDEN', reasonTexts.ownPostHidden);
    }
    await hidePost(services.db, { memberId, postId }, now);
    return { ...post(postId), isHidden: true };
  },

  async unhidePost({ params: { postId }, services, viewer }) {
    await unhidePost(services.db, { memberId: requireMember(viewer).id, postId });
    return { ...post(postId), isHidden: false };
  },

  async blockMember({ params: { userId }, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { id: blockedId } = requireFound(
      await findMember(services.db, { id: userId }),
      reasonTexts.memberNotFound,
    );
    if (!can(viewer, 'member.block', { id: blockedId })) {
      throw new ApiError('FORBIDDEN', reasonTexts.selfBlocked);
    }
    await blockMember(services.db, { memberId, blockedId }, now);
    return { ...user(userId), isBlocked: true };
  },

  async unblockMember({ params: { userId }, services, viewer }) {
    await unblockMember(services.db, { memberId: requireMember(viewer).id, blockedId: userId });
    return { ...user(userId), isBlocked: false };
  },

  async addFavoriteVideo({ params, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { videoId } = params;
    await keepFavorite(services, { memberId, videoId, now });
    return { success: true, videoId, isFavorite: true };
  },

  async removeFavoriteVideo({ params, services, viewer }) {
    const { id: memberId } = requireMember(viewer);
    const { videoId } = params;
    await services.db.transaction((tx) => deleteFavorite(tx, { memberId, videoId }));
    return { success: true, videoId, isFavorite: false };
  },

  async listFavoriteVideos({ services, viewer }) {
    const rows = await listFavorites(services.db, {
      memberId: requireMember(viewer).id,
      limit: MAX_FAVORITES,
    });
    return { success: true, videos: rows.map(presentFavorite) };
  },
} satisfies SomeHandlers;
