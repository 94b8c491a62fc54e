import { call } from './client';

// Each call names the wanted state, so that a repeated call changes nothing.

export const sendSaved = (postId: string, on: boolean) =>
  call(on ? 'savePost' : 'unsavePost', { params: { postId } });
export const sendHidden = (postId: string, on: boolean) =>
  call(on ? 'hidePost' : 'unhidePost', { params: { postId } });
export const sendBlocked = (userId: string, on: boolean) =>
  call(on ? 'blockMember' : 'unblockMember', { params: { userId } });
export const sendFollow = (userId: string, on: boolean) =>
  call(on ? 'followMember' : 'unfollowMember', { params: { userId } });
export const sendFavorite = (videoId: string, on: boolean) =>
  call(on ? 'addFavoriteVideo' : 'removeFavoriteVideo', { params: { videoId } });
export const fetchFavoriteVideos = (signal?: AbortSignal) =>
  call('listFavoriteVideos', {}, signal).then((answer) => answer.videos);
