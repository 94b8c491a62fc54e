import type { FavoriteVideo } from '@contract/models/favorite';
import * as present from '@contract/presenters/favorite';
import type { FavoriteVideoRow } from '../tables/favorite-video';
import { namedPost } from './own';

/** A favourite video with the title and picture from its row. */
export function presentFavorite(row: FavoriteVideoRow): FavoriteVideo {
  const { video_id: videoId, created_at: createdAt, counted_title: title } = row;
  const counted =
    title === null
      ? null
      : {
          title,
          channelTitle: row.counted_channel ?? '',
          thumbnailUrl: row.counted_picture,
        };
  return present.presentFavorite({ videoId, createdAt, post: namedPost(row), counted });
}
