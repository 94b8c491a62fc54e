import type { Services } from '../services';
import { insertFavorite } from '../tables/favorite-video';
import { findVideos } from '../tables/youtube-video';
import { keepCountedVideos } from './keep-counts';

/**
 * Saves a video for a member. A video that only trending knows is counted from then on, so that the
 * member finds it by its name later.
 */
export async function keepFavorite(
  { db, trending }: Pick<Services, 'db' | 'trending'>,
  kept: { memberId: number; videoId: string; now: number },
): Promise<void> {
  const { videoId } = kept;
  const [known] = await findVideos(db, { ids: [videoId] });
  const found = known ? null : await trending.find(videoId);
  if (found) {
    const { video, region, source, updatedAt } = found;
    await keepCountedVideos(db, [video], region, { source, now: updatedAt });
  }
  await db.transaction((tx) => insertFavorite(tx, kept));
}
