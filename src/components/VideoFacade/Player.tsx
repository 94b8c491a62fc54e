import { cx } from '@/design/styles/cx';
import type { VideoSource } from '@contract/rules/video-url';
import { useEffect, useRef, useState } from 'react';
import * as styles from './VideoFacade.css';

export interface PlayerProps {
  source: VideoSource;
  title: string;
  /** A file that this browser cannot play. */
  onRefused: () => void;
}

function autoplaying(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

/**
 * The real player, mounted by a press only. Takes the focus that the play button had; in a dialog it
 * leaves the focus there, because the host's frame would keep Escape to itself.
 */
export function Player({ source, title, onRefused }: PlayerProps) {
  const [painted, setPainted] = useState(false);
  const element = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => {
    if (!element.current?.closest('dialog')) element.current?.focus();
  }, []);
  const shared = {
    ref: element,
    title,
    'data-painted': painted || undefined,
  };
  if (source.host === 'file') {
    return (
      <video
        {...shared}
        className={cx(styles.player, styles.file)}
        src={source.embedUrl}
        controls
        autoPlay
        playsInline
        onLoadedData={() => setPainted(true)}
        onError={onRefused}
      />
    );
  }
  return (
    <iframe
      {...shared}
      className={styles.player}
      src={autoplaying(source.embedUrl)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play on a page that sends no origin.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setPainted(true)}
    />
  );
}
