import { loginPath } from '@/config/routes';
import { sharePath } from '@/config/sharedVideo';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { favoritesAtom, setFavoriteAtom } from '@/features/collect/favorites';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import type { TrendingVideo } from '@contract/models/ranking';
import { youtubeAddress } from '@contract/rules/favorites';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useLocation, useNavigate } from 'react-router-dom';

interface VideoActionsProps {
  video: Pick<TrendingVideo, 'id' | 'title' | 'channelTitle'>;
  onWatch: () => void;
  /** Called when the pointer is near. */
  onNear: () => void;
}

/** Watches, saves or shares a video. Saving and sharing send a guest to the login page and back. */
export function VideoActions({ video, onWatch, onNear }: VideoActionsProps) {
  const { id, title, channelTitle } = video;
  const isMember = useAtomValue(userAtom) !== null;
  const isFavorite = useAtomValue(favoritesAtom).has(id);
  const setFavorite = useSetAtom(setFavoriteAtom);
  const writing = useWriting();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const share = sharePath({
    url: youtubeAddress(id),
    title,
    content: rankedVideoTexts.sharedContent(channelTitle),
  });
  const favorite = () => {
    if (isMember) void setFavorite(id, !isFavorite);
    else void navigate(loginPath(pathname + search));
  };
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
