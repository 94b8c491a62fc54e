import type { FavoriteVideo } from '../models/favorite';
import { sharedVideo, youtubeAddress } from '../rules/members/favorites';
import { headline } from '../rules/posts/headline';
import { formatId } from '../rules/site/ids';
import type { NamedPost } from './activity';
import { isoDate } from './iso-date';

/** A video that a member saved; `createdAt` in ms. */
export interface FavoriteRecord {
  videoId: string;
  createdAt: number;
  /** The latest published post that shares the video and that the member does not hide, if any. */
  post: NamedPost | null;
  /** YouTube's data about the video, if the rankings count it. */
  counted: { title: string; channelTitle: string; thumbnailUrl: string | null } | null;
}

/**
 * A favourite video with YouTube's title if known, otherwise the title of the post that shares it;
 * with the post's picture, otherwise YouTube's.
 */
export function presentFavorite(record: FavoriteRecord): FavoriteVideo {
  const { videoId, createdAt, post, counted } = record;
  const shared = post && sharedVideo(post.blocks, videoId);
  return {
    videoId,
    url: youtubeAddress(videoId),
    title: counted?.title ?? (post && headline(post.title, post.blocks)),
    channelName: shared?.channelName ?? counted?.channelTitle ?? null,
    image: shared?.image ?? counted?.thumbnailUrl ?? null,
    postId: post && formatId('post', post.id),
    addedAt: isoDate(createdAt),
  };
}
