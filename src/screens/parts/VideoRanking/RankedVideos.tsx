import { RankedVideoCard } from '@/components/RankedVideoCard/RankedVideoCard';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { loadFavoritesAtom } from '@/features/collect/favorites';
import { userAtom } from '@/state/session';
import type { RankedVideo, TrendingVideo } from '@contract/models/ranking';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { grid } from '../CardGrid/CardGrid.css';
import { VideoActions } from './VideoActions';

const VideoDialog = lazyPart(
  () =>
    import('@/components/VideoDialog/VideoDialog').then((file) => ({ default: file.VideoDialog })),
  { above: true },
);

/** How long the page waits before it requests the favourites, in ms. */
const LATER = 1000;

interface RankedVideosProps {
  label: string;
  videos: readonly (RankedVideo | TrendingVideo)[];
}

/** Videos in the order of their ranks; each can be watched, saved and shared. */
export function RankedVideos({ label, videos }: RankedVideosProps) {
  const [watched, setWatched] = useState<TrendingVideo | null>(null);
  const user = useAtomValue(userAtom);
  const loadFavorites = useSetAtom(loadFavoritesAtom);
  const userId = user?.user_id;
  useEffect(() => {
    if (userId === undefined) return;
    // The first view does not need the favourites.
    const timer = setTimeout(() => void loadFavorites(), LATER);
    return () => clearTimeout(timer);
  }, [userId, loadFavorites]);
  const close = () => setWatched(null);
  return (
    <>
      <ol className={grid} aria-label={label}>
        {videos.map((video, at) => (
          <li key={video.id}>
            <RankedVideoCard
              video={video}
              rank={'rank' in video ? video.rank : at + 1}
              eager={at === 0}
              actions={
                <VideoActions
                  video={video}
                  onWatch={() => setWatched(video)}
                  onNear={VideoDialog.preload}
                />
              }
            />
          </li>
        ))}
      </ol>
      {watched && (
        <VideoDialog
          videoId={watched.id}
          title={watched.title}
          image={watched.thumbnail}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
