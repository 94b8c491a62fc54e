import { MAX_FAVORITES, type FavoriteVideo } from '@contract/models/favorite';
import { presentFavorite } from '@contract/presenters/favorite';
import { youtubeAddress } from '@contract/rules/members/favorites';
import { linkKey, linkKeysOf } from '@contract/rules/posts/link-key';
import { isHiddenFrom } from '../db/hidden';
import { posts, type PostRow } from '../db/posts';
import { rankings } from '../db/rankings';
import type { Row } from '../db/table';

/**
 * The latest post that shares the video, among published posts that are not hidden from the member.
 */
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

/** A member's favourite videos at a moment (ms), latest first. */
export function presentFavorites(
  rows: readonly Row<'favoriteVideo'>[],
  now: number,
): FavoriteVideo[] {
  return rows
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.videoId < b.videoId ? 1 : -1))
    .slice(0, MAX_FAVORITES)
    .map((row) => {
      const post = latestWith(row.videoId, row.memberId) ?? null;
      return presentFavorite({ ...row, post, counted: rankings.video(row.videoId, now) });
    });
}
