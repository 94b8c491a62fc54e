import { cx } from '@/design/styles/cx';
import type { VideoSource } from '@contract/rules/links/video-url';
import { useEffect, useRef, useState } from 'react';
import * as styles from './VideoFacade.css';

export interface PlayerProps {
  source: VideoSource;
  title: string;
  /** Called if this browser cannot play the file. */
  onRefused: () => void;
}

function autoplaying(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

/**
 * The real player, mounted only by a press. Takes the focus from the play button; in a dialog it
 * does not, because the host's frame would swallow Escape.
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
