import type { FavoriteVideo } from '../models/favorite';
import { sharedVideo, youtubeAddress } from '../rules/favorites';
import { headline } from '../rules/headline';
import { formatId } from '../rules/ids';
import type { NamedPost } from './activity';
import { isoDate } from './iso-date';

/** A video that a member keeps; `createdAt` in ms. */
export interface FavoriteRecord {
  videoId: string;
  createdAt: number;
  /** The latest published post that shares the video and that the member does not hide, if any. */
  post: NamedPost | null;
}

/** A favourite video with the title and picture that the post gives it. */
export function presentFavorite({ videoId, createdAt, post }: FavoriteRecord): FavoriteVideo {
  const shared = post && sharedVideo(post.blocks, videoId);
  return {
    videoId,
    url: youtubeAddress(videoId),
    title: post && headline(post.title, post.blocks),
    channelName: shared?.channelName ?? null,
    image: shared?.image ?? null,
    postId: post && formatId('post', post.id),
    addedAt: isoDate(createdAt),
  };
}
