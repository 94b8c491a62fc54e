import * as v from 'valibot';
import { FavoriteVideoSchema } from '../models/favorite';
import { idInput, idOutput } from '../models/ids';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

// A member's collections: saved and hidden posts, blocked members, favourite videos. PUT and DELETE
// name the wanted state, so that pressing twice changes nothing. They belong to reading: nobody else
// sees them, so suspended members keep them (decision 48).

const post = v.object({ postId: idInput('post') });
const member = v.object({ userId: idInput('user') });
const video = v.object({
  videoId: v.pipe(
    v.string(validationTexts.videoId),
    v.regex(/^[\w-]{11}$/, validationTexts.videoId),
  ),
});

const saved = ok({ postId: idOutput('post'), isSaved: v.boolean() });
const hidden = ok({ postId: idOutput('post'), isHidden: v.boolean() });
const blocked = ok({ userId: idOutput('user'), isBlocked: v.boolean() });
const favorite = ok({ videoId: v.string(), isFavorite: v.boolean() });

export const savePost = endpoint('savePost', {
  summary: 'Puts a post among the saved ones',
  access: 'member',
  whileSuspended: true,
  params: post,
  response: saved,
  errors: ['NOT_FOUND'],
});

export const unsavePost = endpoint('unsavePost', {
  summary: 'Takes a post from the saved ones; also one that is gone',
  access: 'member',
  whileSuspended: true,
  params: post,
  response: saved,
});

export const hidePost = endpoint('hidePost', {
  summary: "Keeps a post of somebody else out of one's own feed",
  access: 'member',
  whileSuspended: true,
  params: post,
  response: hidden,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const unhidePost = endpoint('unhidePost', {
  summary: 'Shows a hidden post again; also one that is gone',
  access: 'member',
  whileSuspended: true,
  params: post,
  response: hidden,
});

export const blockMember = endpoint('blockMember', {
  summary:
    'Keeps the posts of a member out of the feed, empties their comments, and lets them notify no more',
  access: 'member',
  whileSuspended: true,
  params: member,
  response: blocked,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const unblockMember = endpoint('unblockMember', {
  summary: 'Ends a block; also of a member who is gone',
  access: 'member',
  whileSuspended: true,
  params: member,
  response: blocked,
});

export const addFavoriteVideo = endpoint('addFavoriteVideo', {
  summary: 'Puts a YouTube video among the favourites',
  access: 'member',
  whileSuspended: true,
  params: video,
  response: favorite,
});

export const removeFavoriteVideo = endpoint('removeFavoriteVideo', {
  summary: 'Takes a video from the favourites',
  access: 'member',
  whileSuspended: true,
  params: video,
  response: favorite,
});

export const listFavoriteVideos = endpoint('listFavoriteVideos', {
  summary:
    'The favourite videos, the latest 500 first; a title is known where a post shares the video',
  access: 'member',
  response: ok({
    videos: v.array(FavoriteVideoSchema),
  }),
});
