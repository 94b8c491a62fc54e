import * as v from 'valibot';
import { FavoriteVideoSchema } from '../models/favorite';
import { idInput, idOutput } from '../models/ids';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

// A member's collections: saved and hidden posts, blocked members, favourite videos. PUT and DELETE
// name the wanted state, so pressing twice changes nothing. They count as reading because only the
// member sees them, so suspended members keep them (decision 48).

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

export const savePost = endpoint({
  summary: 'Saves a post',
  access: 'member',
  whileSuspended: true,
  params: post,
  response: saved,
  errors: ['NOT_FOUND'],
});

export const unsavePost = endpoint({
  summary: 'Removes a saved post, also a deleted one',
  access: 'member',
  whileSuspended: true,
  params: post,
  response: saved,
});

export const hidePost = endpoint({
  summary: "Hides another member's post from the own feed",
  access: 'member',
  whileSuspended: true,
  params: post,
  response: hidden,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const unhidePost = endpoint({
  summary: 'Shows a hidden post again, also a deleted one',
  access: 'member',
  whileSuspended: true,
  params: post,
  response: hidden,
});

export const blockMember = endpoint({
  summary: 'Blocks a member: hides their posts and comments and stops their notifications',
  access: 'member',
  whileSuspended: true,
  params: member,
  response: blocked,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const unblockMember = endpoint({
  summary: 'Ends a block, also of a deleted member',
  access: 'member',
  whileSuspended: true,
  params: member,
  response: blocked,
});

export const addFavoriteVideo = endpoint({
  summary: 'Adds a YouTube video to the favourites',
  access: 'member',
  whileSuspended: true,
  params: video,
  response: favorite,
});

export const removeFavoriteVideo = endpoint({
  summary: 'Removes a video from the favourites',
  access: 'member',
  whileSuspended: true,
  params: video,
  response: favorite,
});

export const listFavoriteVideos = endpoint({
  summary: 'The latest 500 favourite videos; a title exists if a post shares the video',
  access: 'member',
  response: ok({
    videos: v.array(FavoriteVideoSchema),
  }),
});
