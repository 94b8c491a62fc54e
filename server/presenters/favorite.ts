import type { FavoriteVideo } from '@contract/models/favorite';
import * as present from '@contract/presenters/favorite';
import type { FavoriteVideoRow } from '../tables/favorite-video';
import { namedPost } from './own';

/** A favourite video with the title and picture from its row. */
export function presentFavorite(row: FavoriteVideoRow): FavoriteVideo {
  const { countedTitle: title, channelTitle, thumbnailUrl } = row;
  const counted = title === null ? null : { title, channelTitle: channelTitle ?? '', thumbnailUrl };
  return present.presentFavorite({ ...row, post: namedPost(row), counted });
}
