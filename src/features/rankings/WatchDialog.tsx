import { LazyPlayer } from '@/components/VideoFacade/LazyPlayer';
import { VideoThumbnail } from '@/components/VideoThumbnail/VideoThumbnail';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { ExternalIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import type { TrendingVideo } from '@contract/models/ranking';
import { youtubeAddress } from '@contract/rules/favorites';
import { recogniseVideo } from '@contract/rules/video-url';
import { frame } from './WatchDialog.css';

interface WatchDialogProps {
  video: Pick<TrendingVideo, 'id' | 'title' | 'thumbnail'>;
  onClose: () => void;
}

/** Plays a video above the page. Nothing was loaded from the video's host before the press. */
export default function WatchDialog({ video, onClose }: WatchDialogProps) {
  const url = youtubeAddress(video.id);
  const source = recogniseVideo(url);
  return (
    <Dialog
      open
      onClose={onClose}
      title={video.title}
      closeLabel={commonTexts.close}
      size="lg"
      actions={
        <LinkButton
          variant="soft"
          href={url}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalIcon size={18} />}
        >
          {rankedVideoTexts.watchOnYoutube}
        </LinkButton>
      }
    >
      <div className={frame}>
        <VideoThumbnail video={{ url, image: video.thumbnail }} title={video.title} />
        {source && <LazyPlayer source={source} title={video.title} onRefused={onClose} />}
      </div>
    </Dialog>
  );
}
