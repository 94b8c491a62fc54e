import { call } from '@/api/client';
import { FavoriteVideo, FavoriteVideoSkeleton } from '@/components/FavoriteVideo/FavoriteVideo';
import { postPath, routes } from '@/config/routes';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon } from '@/design/icons/icons';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { useSetAtom } from 'jotai';
import { EmptyList, PagedList } from './PagedList';
import { favoriteVideos, type FavoriteVideoItem } from './lists';
import { Removable } from './Removable';
import { useRemoval } from './useRemoval';

/** The favourite videos, played in place. */
export function FavoriteVideos({ of }: { of: string }) {
  const removeItem = useSetAtom(favoriteVideos.removeAtom);
  const mark = (id: string, isOff: boolean) => removeItem(of, id, isOff);
  const remove = useRemoval(mark, (videoId, on) =>
    call(on ? 'addFavoriteVideo' : 'removeFavoriteVideo', { params: { videoId } }),
  );
  const renderVideo = (video: FavoriteVideoItem, isRemoved: boolean) => (
    <Removable
      removed={isRemoved}
      message={myTexts.unfavorited}
      onUndo={() => remove(video.videoId, false)}
      asTile
    >
      <FavoriteVideo
        video={video}
        to={video.postId && postPath(video.postId)}
        action={
          <IconButton
            label={myTexts.unfavoriteOf(video.title ?? myTexts.video)}
            icon={<XIcon />}
            tone="muted"
            onClick={() => remove(video.videoId, true)}
          />
        }
      />
    </Removable>
  );
  return (
    <PagedList
      pages={favoriteVideos}
      of={of}
      label={myTexts.tabs.favorites}
      failed={listFailureTexts.favorites}
      empty={<EmptyList {...emptyTexts.favorites} to={routes.home} />}
      skeleton={<FavoriteVideoSkeleton />}
      skeletons={3}
      variant="grid"
      renderItem={renderVideo}
    />
  );
}
