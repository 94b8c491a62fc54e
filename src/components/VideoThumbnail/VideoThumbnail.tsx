import type { VideoBlock } from '@contract/models/block';
import { recogniseVideo, thumbnailLadder } from '@contract/rules/video-url';
import { useEffect, useRef, useState } from 'react';
import * as styles from './VideoThumbnail.css';

export interface VideoThumbnailProps {
  video: Pick<VideoBlock, 'url' | 'image'>;
  /** The picture is in the first view: fetch it at once and before others. */
  eager?: boolean;
}

/** YouTube answers a missing size with a grey picture of 120 by 90, so an error is not the only sign. */
const MISSING_WIDTH = 120;

function rungsOf({ url, image }: VideoThumbnailProps['video']): string[] {
  const source = recogniseVideo(url);
  return [...(image ? [image] : []), ...(source ? thumbnailLadder(source) : [])];
}

/**
 * A video's picture, filling its parent (which must be positioned): ours, else the host's best,
 * else the next best, else a drawn stand-in. It has no words: a title always stands beside it.
 */
export function VideoThumbnail({ video, eager }: VideoThumbnailProps) {
  const [fallen, setFallen] = useState(0);
  const picture = useRef<HTMLImageElement>(null);
  const rungs = rungsOf(video);
  const src = rungs[fallen];

  // A picture of server-rendered markup can fail before React listens.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFallen((n) => n + 1);
  }, [src]);

  if (!src) {
    return (
      <span className={styles.stand}>
        <img className={styles.mark} src="/brand/mark.svg" alt="" />
      </span>
    );
  }
  return (
    <img
      key={src}
      ref={picture}
      className={styles.picture}
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
      onError={() => setFallen((n) => n + 1)}
      onLoad={({ currentTarget }) => {
        const isDrawn = src === video.image;
        if (!isDrawn && currentTarget.naturalWidth <= MISSING_WIDTH) setFallen((n) => n + 1);
      }}
    />
  );
}
