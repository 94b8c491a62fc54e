import { RankedVideoCard } from '@/components/RankedVideoCard/RankedVideoCard';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { loadFavoritesAtom, favoritesAtom, setFavoriteAtom } from '@/features/collect/favorites';
import { useAsMember } from '@/state/intent';
import { userAtom } from '@/state/session';
import type { RankedVideo, TrendingVideo } from '@contract/models/ranking';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { grid } from '../CardGrid/CardGrid.css';
import { loginPath } from '@/config/routes';
import { sharePath } from '@/config/sharedVideo';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { useWriting } from '@/state/suspension';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { youtubeAddress } from '@contract/rules/members/favorites';
import { Link } from 'react-router-dom';

interface VideoActionsProps {
  video: Pick<TrendingVideo, 'id' | 'title' | 'channelTitle'>;
  onWatch: () => void;
  /** Called when the pointer is near. */
  onNear: () => void;
}

/** Watches, saves or shares a video. Saving and sharing send a guest to the login page and back. */
function VideoActions({ video, onWatch, onNear }: VideoActionsProps) {
  const { id, title, channelTitle } = video;
  const isMember = useAtomValue(userAtom) !== null;
  const isFavorite = useAtomValue(favoritesAtom).has(id);
  const setFavorite = useSetAtom(setFavoriteAtom);
  const writing = useWriting();
  const asMember = useAsMember();
  const share = sharePath({
    url: youtubeAddress(id),
    title,
    content: rankedVideoTexts.sharedContent(channelTitle),
  });
  const favorite = () => asMember(() => void setFavorite(id, !isFavorite), { act: 'favorite', id });
  return (
    <Cluster gap={6}>
      <Button
        variant="outline"
        size="sm"
        aria-label={rankedVideoTexts.watchOf(title)}
        onPointerEnter={onNear}
        onClick={onWatch}
      >
        {rankedVideoTexts.watch}
      </Button>
      <Button
        variant="soft"
        size="sm"
        aria-pressed={isFavorite}
        aria-label={
          isFavorite ? rankedVideoTexts.favoritedOf(title) : rankedVideoTexts.favoriteOf(title)
        }
        onClick={favorite}
      >
        {isFavorite ? rankedVideoTexts.favorited : rankedVideoTexts.favorite}
      </Button>
      <LinkButton
        as={Link}
        to={isMember ? share : loginPath(share)}
        variant="soft"
        size="sm"
        aria-label={rankedVideoTexts.shareOf(title)}
        {...writing}
      >
        {rankedVideoTexts.share}
      </LinkButton>
    </Cluster>
  );
}

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
