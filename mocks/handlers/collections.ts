import { ApiError } from '@contract/errors';
import { formatId } from '@contract/rules/site/ids';
import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { follows } from '../db/follows';
import { blocks, favoriteVideos, hiddenPosts, savedPosts } from '../db/marks';
import { members } from '../db/members';
import { rankings } from '../db/rankings';
import { memberOf } from '../http/viewer';
import { presentFavorites } from '../presenters/favorite';
import { readablePost } from './readable';
import { trendingRegion } from '../tools';
import type { SomeHandlers } from './types';

const post = (id: number) => ({ success: true as const, postId: formatId('post', id) });
const user = (id: number) => ({ success: true as const, userId: formatId('user', id) });

export const collections = {
  savePost({ params: { postId } }, { viewer, actor, now }) {
    readablePost(postId, actor);
    savedPosts.add(memberOf(viewer).id, postId, now);
    return { ...post(postId), isSaved: true };
  },

  unsavePost({ params: { postId } }, { viewer }) {
    savedPosts.remove(memberOf(viewer).id, postId);
    return { ...post(postId), isSaved: false };
  },

  hidePost({ params: { postId } }, { viewer, actor, now }) {
    if (!can(actor, 'post.hide', readablePost(postId, actor))) {
      throw new ApiError('FORBIDDEN', reasonTexts.ownPostHidden);
    }
    hiddenPosts.add(memberOf(viewer).id, postId, now);
    return { ...post(postId), isHidden: true };
  },

  unhidePost({ params: { postId } }, { viewer }) {
    hiddenPosts.remove(memberOf(viewer).id, postId);
    return { ...post(postId), isHidden: false };
  },

  blockMember({ params: { userId } }, { viewer, actor, now }) {
    const member = members.find(userId);
    if (!member || member.deletedAt !== null) {
      throw new ApiError('NOT_FOUND', reasonTexts.memberNotFound);
    }
    if (!can(actor, 'member.block', member)) {
      throw new ApiError('FORBIDDEN', reasonTexts.selfBlocked);
    }
    blocks.add(memberOf(viewer).id, userId, now);
    follows.removeBetween(memberOf(viewer).id, userId);
    return { ...user(userId), isBlocked: true };
  },

  unblockMember({ params: { userId } }, { viewer }) {
    blocks.remove(memberOf(viewer).id, userId);
    return { ...user(userId), isBlocked: false };
  },

  addFavoriteVideo({ params: { videoId } }, { viewer, now }) {
    // A video that only trending knows is counted from now on, so that it keeps its name.
    const region = rankings.video(videoId, now) ? null : trendingRegion(videoId);
    if (region !== null) rankings.countVideos([videoId], region, now);
    favoriteVideos.add(memberOf(viewer).id, videoId, now);
    return { success: true, videoId, isFavorite: true };
  },

  removeFavoriteVideo({ params: { videoId } }, { viewer }) {
    favoriteVideos.remove(memberOf(viewer).id, videoId);
    return { success: true, videoId, isFavorite: false };
  },

  listFavoriteVideos: (_input, { viewer, now }) => ({
    success: true,
    videos: presentFavorites(favoriteVideos.listOf(memberOf(viewer).id), now),
  }),
} satisfies SomeHandlers;
