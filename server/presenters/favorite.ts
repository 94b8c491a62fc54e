import type { FavoriteVideo } from '@contract/models/favorite';
import { formatId } from '@contract/rules/ids';
import { sharedVideo, youtubeAddress } from '@contract/rules/favorites';
import { headline } from '@contract/rules/headline';
import type { FavoriteVideoRow } from '../tables/favorite-video';
import { isoDate } from './iso-date';
import { blocksOf } from './post';

/** A favourite video with what the post of its row says of it. */
export function presentFavorite(row: FavoriteVideoRow): FavoriteVideo {
  const { video_id: videoId, post_id: postId, title } = row;
  const blocks = row.blocks === null ? [] : blocksOf({ blocks: row.blocks });
  const shared = sharedVideo(blocks, videoId);
  return {
    videoId,
    url: youtubeAddress(videoId),
    title: postId === null ? null : headline(title, blocks),
    channelName: shared?.channelName ?? null,
    image: shared?.image ?? null,
    postId: postId === null ? null : formatId('post', postId),
    addedAt: isoDate(row.created_at),
  };
}
