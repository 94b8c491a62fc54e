import { ApiError } from '@contract/errors';
import { MAX_FAVORITES } from '@contract/models/favorite';
import { formatId } from '@contract/rules/ids';
import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { blockMember, hidePost, unblockMember, unhidePost } from '../commands/keep-out';
import { requireFound, requireMember } from '../guards';
import type { Handlers } from '../http/call';
import { presentFavorite } from '../presenters/favorite';
import { deleteFavorite, insertFavorite, listFavorites } from '../tables/favorite-video';
import { findMember } from '../tables/member';
import { markPost, unmarkPost } from '../tables/post-mark';
import { readablePostFacts } from './readable';

const post = (id: number) => ({ success: true as const, postId: formatId('post', id) });
const user = (id: number) => ({ success: true as const, userId: formatId('user', id) });

/** What members put aside: posts, members, videos. */
export const collectionRoutes: Handlers<
  | 'savePost'
  | 'unsavePost'
  | 'hidePost'
  | 'unhidePost'
  | 'blockMember'
  | 'unblockMember'
  | 'addFavoriteVideo'
  | 'removeFavoriteVideo'
  | 'listFavoriteVideos'
> = {
  async savePost({ params: { postId }, house, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    await readablePostFacts(house.db, postId, viewer);
    await house.db.transaction((tx) => markPost(tx, 'saved_post', { memberId, postId, now }));
    return { ...post(postId), isSaved: true };
  },

  async unsavePost({ params: { postId }, house, viewer }) {
    const { id: memberId } = requireMember(viewer);
    await house.db.transaction((tx) => unmarkPost(tx, 'saved_post', { memberId, postId }));
    return { ...post(postId), isSaved: false };
  },

  async hidePost({ params: { postId }, house, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { authorId, isConfirmed } = await readablePostFacts(house.db, postId, viewer);
    if (!can(viewer, 'post.hide', { authorId, isConfirmed: isConfirmed === 1 })) {
      throw new ApiError('FORBIDDEN', reasonTexts.ownPostHidden);
    }
    await hidePost(house.db, { memberId, postId }, now);
    return { ...post(postId), isHidden: true };
  },

  async unhidePost({ params: { postId }, house, viewer }) {
    await unhidePost(house.db, { memberId: requireMember(viewer).id, postId });
    return { ...post(postId), isHidden: false };
  },

  async blockMember({ params: { userId }, house, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { id: blockedId } = requireFound(
      await findMember(house.db, userId),
      reasonTexts.memberNotFound,
    );
    if (!can(viewer, 'member.block', { id: blockedId })) {
      throw new ApiError('FORBIDDEN', reasonTexts.selfBlocked);
    }
    await blockMember(house.db, { memberId, blockedId }, now);
    return { ...user(userId), isBlocked: true };
  },

  async unblockMember({ params: { userId }, house, viewer }) {
    await unblockMember(house.db, { memberId: requireMember(viewer).id, blockedId: userId });
    return { ...user(userId), isBlocked: false };
  },

  async addFavoriteVideo({ params, house, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { videoId } = params;
    await house.db.transaction((tx) => insertFavorite(tx, { memberId, videoId, now }));
    return { success: true, videoId, isFavorite: true };
  },

  async removeFavoriteVideo({ params, house, viewer }) {
    const { id: memberId } = requireMember(viewer);
    const { videoId } = params;
    await house.db.transaction((tx) => deleteFavorite(tx, { memberId, videoId }));
    return { success: true, videoId, isFavorite: false };
  },

  async listFavoriteVideos({ house, viewer }) {
    const rows = await listFavorites(house.db, requireMember(viewer).id, MAX_FAVORITES);
    return { success: true, videos: rows.map(presentFavorite) };
  },
};
