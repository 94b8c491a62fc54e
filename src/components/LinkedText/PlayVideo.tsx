import { cx } from '@/design/styles/cx';
import { postTexts } from '@/texts/post';
import type { VideoSource } from '@contract/rules/video-url';
import { LazyPlayer } from '../VideoFacade/LazyPlayer';
import { PlayShape } from '../VideoFacade/PlayShape';
import { takeLostFocus, usePlaying } from '../VideoFacade/usePlaying';
import { frame, rounded } from '../VideoFacade/VideoFacade.css';
import * as styles from './LinkedText.css';

export interface PlayVideoProps {
  source: VideoSource;
  /** Names the button and the player. */
  title: string;
  onPlay?: () => void;
}

/**
 * A button in a line of text that the video's player replaces: it loads nothing from the video's
 * host before the press.
 */
export function PlayVideo({ source, title, onPlay }: PlayVideoProps) {
  const { state, press, refuse, reason } = usePlaying(source, onPlay);
  if (state === 'refused') {
    return (
      <span role="alert" ref={takeLostFocus} tabIndex={-1} className={styles.refused}>
        {reason}
      </span>
    );
  }
  if (state === 'playing') {
    return (
      <span className={cx(frame, rounded, styles.player)}>
        <LazyPlayer source={source} title={title} onRefused={refuse} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={postTexts.playTitle(title)}
      {...press}
    >
      <PlayShape size={12} />
      {postTexts.play}
    </button>
  );
}
