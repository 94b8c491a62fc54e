import { Dialog } from '@/design/components/Dialog/Dialog';
import { cx } from '@/design/styles/cx';
import { commonTexts } from '@/texts/common';
import { postTexts } from '@/texts/post';
import { videoDialogTexts } from '@/texts/videoDialog';
import { isSimulatedVideo, youtubeAddress } from '@contract/rules/members/favorites';
import { recogniseVideo } from '@contract/rules/links/video-url';
import { OutsideButton } from '../OutsideButton/OutsideButton';
import { LazyPlayer } from '../VideoFacade/LazyPlayer';
import { frame, refused, rounded } from '../VideoFacade/VideoFacade.css';
import { VideoThumbnail } from '../VideoThumbnail/VideoThumbnail';

export interface VideoDialogProps {
  videoId: string;
  title: string;
  image: string | null;
  onClose: () => void;
}

/** Plays a YouTube video above the page. Nothing loads from YouTube before the press. */
export function VideoDialog({ videoId, title, image, onClose }: VideoDialogProps) {
  const url = youtubeAddress(videoId);
  const source = recogniseVideo(url);
  const isSample = isSimulatedVideo(source);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={commonTexts.close}
      closeFirst
      size="lg"
      actions={
        <OutsideButton href={url} missing={isSample ? videoDialogTexts.sampleOnYoutube : null}>
          {videoDialogTexts.onYoutube}
        </OutsideButton>
      }
    >
      <div className={cx(frame, rounded)}>
        <VideoThumbnail video={{ url, image }} title={title} eager />
        {isSample ? (
          <p className={refused}>{postTexts.sampleVideo}</p>
        ) : (
          source && <LazyPlayer source={source} title={title} onRefused={onClose} />
        )}
      </div>
    </Dialog>
  );
}
