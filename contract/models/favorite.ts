import * as v from 'valibot';
import { idOutput } from './ids';

/** The most favourite videos in the list. */
export const MAX_FAVORITES = 500;

/** A YouTube video that a member saved, with its title and picture on the site. */
export const FavoriteVideoSchema = v.object({
  videoId: v.string(),
  url: v.string(),
  /** The title of the latest published post that shares the video; null without such posts. */
  title: v.nullable(v.string()),
  channelName: v.nullable(v.string()),
  /** One of our drawings; null if the client uses the host's thumbnails. */
  image: v.nullable(v.string()),
  postId: v.nullable(idOutput('post')),
  addedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type FavoriteVideo = v.InferOutput<typeof FavoriteVideoSchema>;
