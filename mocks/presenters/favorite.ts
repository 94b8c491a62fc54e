import { MAX_FAVORITES, type FavoriteVideo } from '@contract/models/favorite';
import { formatId } from '@contract/rules/ids';
import { sharedVideo, youtubeAddress } from '@contract/rules/favorites';
import { headline } from '@contract/rules/headline';
import { linkKey, linkKeysOf } from '@contract/rules/link-key';
import { isHiddenFrom } from '../db/hidden';
import { posts, type PostRow } from '../db/posts';
import type { Row } from '../db/table';

/** The latest post that shares the video, of those that everybody can see and a member wants to. */
function latestWith(videoId: string, memberId: number): PostRow | undefined {
  const key = linkKey(youtubeAddress(videoId));
  const sharing = posts
    .list()
    .filter(
      ({ isConfirmed, blocks }) => isConfirmed && linkKeysOf(blocks).some((one) => one === key),
    )
    .filter((post) => !isHiddenFrom(post, memberId));
  const timeOf = ({ publishedAt, createdAt }: PostRow) => publishedAt ?? createdAt;
  return sharing.sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id)[0];
}

function presentFavorite(row: Row<'favoriteVideo'>): FavoriteVideo {
  const { videoId, memberId, createdAt } = row;
  const post = latestWith(videoId, memberId);
  const block = post && sharedVideo(post.blocks, videoId);
  return {
    videoId,
    url: youtubeAddress(videoId),
    title: post ? headline(post.title, post.blocks) : null,
    channelName: block?.channelName ?? null,
    image: block?.image ?? null,
    postId: post ? formatId('post', post.id) : null,
    addedAt: new Date(createdAt).toISOString(),
  };
}

/** A member's favourite videos, the latest first. */
export function presentFavorites(rows: readonly Row<'favoriteVideo'>[]): FavoriteVideo[] {
  return rows
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.videoId < b.videoId ? 1 : -1))
    .slice(0, MAX_FAVORITES)
    .map(presentFavorite);
}
