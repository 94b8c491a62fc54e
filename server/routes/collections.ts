import type {
  addFavoriteVideo,
  blockMember,
  hidePost,
  listFavoriteVideos,
  removeFavoriteVideo,
  savePost,
  unblockMember,
  unhidePost,
  unsavePost,
} from '@contract/endpoints/collections';
import { ApiError } from '@contract/errors';
import { MAX_FAVORITES } from '@contract/models/favorite';
import { formatId } from '@contract/rules/ids';
import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import {
  blockMember as keepOut,
  hidePost as hide,
  unblockMember as letIn,
  unhidePost as show,
} from '../commands/keep-out';
import { found, signedIn, type Handler } from '../http/call';
import { presentFavorite } from '../presenters/favorite';
import { deleteFavorite, insertFavorite, listFavorites } from '../tables/favorite-video';
import { findMember } from '../tables/member';
import { markPost, unmarkPost } from '../tables/post-mark';
import { readablePostFacts } from './readable';

const post = (id: number) => ({ success: true as const, postId: formatId('post', id) });
const user = (id: number) => ({ success: true as const, userId: formatId('user', id) });

const save: Handler<typeof savePost> = async ({ params: { postId }, house, viewer, now }) => {
  const { id: memberId } = signedIn(viewer);
  await readablePostFacts(house.db, postId, viewer);
  await house.db.transaction((tx) => markPost(tx, 'saved_post', { memberId, postId, now }));
  return { ...post(postId), isSaved: true };
};

const unsave: Handler<typeof unsavePost> = async ({ params: { postId }, house, viewer }) => {
  const { id: memberId } = signedIn(viewer);
  await house.db.transaction((tx) => unmarkPost(tx, 'saved_post', { memberId, postId }));
  return { ...post(postId), isSaved: false };
};

const hidden: Handler<typeof hidePost> = async ({ params: { postId }, house, viewer, now }) => {
  const { id: memberId } = signedIn(viewer);
  const { authorId, isConfirmed } = await readablePostFacts(house.db, postId, viewer);
  if (!can(viewer, 'post.hide', { authorId, isConfirmed: isConfirmed === 1 })) {
    throw new ApiError('FORBIDDEN', reasonTexts.ownPostHidden);
  }
  await hide(house.db, { memberId, postId }, now);
  return { ...post(postId), isHidden: true };
};

const shown: Handler<typeof unhidePost> = async ({ params: { postId }, house, viewer }) => {
  await show(house.db, { memberId: signedIn(viewer).id, postId });
  return { ...post(postId), isHidden: false };
};

const block: Handler<typeof blockMember> = async ({ params: { userId }, house, viewer, now }) => {
  const { id: memberId } = signedIn(viewer);
  const { id: blockedId } = found(await findMember(house.db, userId), reasonTexts.memberNotFound);
  if (!can(viewer, 'member.block', { id: blockedId })) {
    throw new ApiError('FORBIDDEN', reasonTexts.selfBlocked);
  }
  await keepOut(house.db, { memberId, blockedId }, now);
  return { ...user(userId), isBlocked: true };
};

const unblock: Handler<typeof unblockMember> = async ({ params: { userId }, house, viewer }) => {
  await letIn(house.db, { memberId: signedIn(viewer).id, blockedId: userId });
  return { ...user(userId), isBlocked: false };
};

const keepVideo: Handler<typeof addFavoriteVideo> = async ({ params, house, viewer, now }) => {
  const { id: memberId } = signedIn(viewer);
  const { videoId } = params;
  await house.db.transaction((tx) => insertFavorite(tx, { memberId, videoId, now }));
  return { success: true, videoId, isFavorite: true };
};

const dropVideo: Handler<typeof removeFavoriteVideo> = async ({ params, house, viewer }) => {
  const { id: memberId } = signedIn(viewer);
  const { videoId } = params;
  await house.db.transaction((tx) => deleteFavorite(tx, { memberId, videoId }));
  return { success: true, videoId, isFavorite: false };
};

const videos: Handler<typeof listFavoriteVideos> = async ({ house, viewer }) => {
  const rows = await listFavorites(house.db, signedIn(viewer).id, MAX_FAVORITES);
  return { success: true, videos: rows.map(presentFavorite) };
};

export const collectionRoutes = {
  savePost: save,
  unsavePost: unsave,
  hidePost: hidden,
  unhidePost: shown,
  blockMember: block,
  unblockMember: unblock,
  addFavoriteVideo: keepVideo,
  removeFavoriteVideo: dropVideo,
  listFavoriteVideos: videos,
};
