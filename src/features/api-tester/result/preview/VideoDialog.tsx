import { LazyPlayer } from '@/components/VideoFacade/LazyPlayer';
import { VideoThumbnail } from '@/components/VideoThumbnail/VideoThumbnail';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { commonTexts } from '@/texts/common';
import { previewTexts } from '@/texts/admin/testerResult';
import { recogniseVideo } from '@contract/rules/video-url';
import { videoAddress } from './addresses';
import { ExternalLink } from './ExternalLink';
import * as styles from './Preview.css';

interface VideoDialogProps {
  videoId: string;
  title: string;
  image: string | null;
  onClose: () => void;
}

/** A video that was asked for, playing above the page: nothing of its player is loaded before. */
export function VideoDialog({ videoId, title, image, onClose }: VideoDialogProps) {
  const url = videoAddress(videoId);
  const source = recogniseVideo(url);
  return (
    <Dialog
      open
      size="lg"
      title={title}
      closeLabel={commonTexts.close}
      onClose={onClose}
      actions={
        <ExternalLink href={url} label={previewTexts.openYoutubeOf(title)}>
          {previewTexts.openYoutube}
        </ExternalLink>
      }
    >
      <div className={styles.picture}>
        <VideoThumbnail video={{ url, image }} title={title} eager />
        {source && <LazyPlayer source={source} title={title} onRefused={onClose} />}
      </div>
    </Dialog>
  );
}
