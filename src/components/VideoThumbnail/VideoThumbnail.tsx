import { Text } from '@/design/components/Text/Text';
import { usePicture } from '@/design/hooks/usePicture';
import type { VideoBlock } from '@contract/models/block';
import { recogniseVideo, thumbnailLadder } from '@contract/rules/links/video-url';
import * as styles from './VideoThumbnail.css';

export interface VideoThumbnailProps {
  video: Pick<VideoBlock, 'url' | 'image'>;
  /** The title of the video, which replaces a missing picture. */
  title?: string;
  /** Whether it is the first picture in view: the browser then fetches it at once and before others. */
  eager?: boolean;
}

/**
 * YouTube answers a missing size with a grey picture of 120 by 90, so an error event is not the
 * only sign.
 */
const MISSING_WIDTH = 120;

function rungsOf({ url, image }: VideoThumbnailProps['video']): string[] {
  const source = recogniseVideo(url);
  return [...(image ? [image] : []), ...(source ? thumbnailLadder(source) : [])];
}

/**
 * A video's picture that fills its parent (which must be positioned): ours, else the host's best,
 * else the next best, else its title and its host on a plain colour. It has no text alternative,
 * because a title is always next to it.
 */
export function VideoThumbnail({ video, title, eager }: VideoThumbnailProps) {
  const { src, watch } = usePicture(rungsOf(video), MISSING_WIDTH);
  if (!src) {
    return (
      <span className={styles.stand} aria-hidden>
        <span className={title ? styles.words : styles.host}>
          {title && <span className={styles.title}>{title}</span>}
          <Text lines={1}>{/\/\/(?:www\.)?([^/]+)/.exec(video.url)?.[1]}</Text>
        </span>
      </span>
    );
  }
  return (
    <img
      key={src}
      {...watch}
      className={styles.picture}
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
    />
  );
}
