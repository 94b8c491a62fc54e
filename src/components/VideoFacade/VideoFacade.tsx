import { Avatar } from '@/design/components/Avatar/Avatar';
import { Text } from '@/design/components/Text/Text';
import { ExternalIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { postTexts } from '@/texts/post';
import type { VideoBlock } from '@contract/models/block';
import { formatDuration } from '@contract/rules/text/counts';
import { recogniseVideo } from '@contract/rules/links/video-url';
import { VideoThumbnail } from '../VideoThumbnail/VideoThumbnail';
import { LazyPlayer, PlayShape, takeLostFocus, usePlaying } from './LazyPlayer';
import * as styles from './VideoFacade.css';

export interface VideoFacadeProps {
  video: Pick<VideoBlock, 'url' | 'image' | 'channelName' | 'durationSeconds'>;
  /** The title of the video, which names the play button and the player. */
  title: string;
  /** Whether it is the first picture in view: the browser then fetches it at once and before others. */
  eager?: boolean;
  /**
   * Whether it is inside a text column, where media have round corners; from edge to edge they are
   * square.
   */
  rounded?: boolean;
}

/**
 * A video as its picture, until a press starts it: before the press only the thumbnail loads from
 * the video's host, and the picture stays until the player has painted.
 */
export function VideoFacade({ video, title, eager, rounded }: VideoFacadeProps) {
  const source = recogniseVideo(video.url);
  const { state, press, refuse, isSample, reason } = usePlaying(source);
  const isPlaying = state === 'playing';
  const isRefused = state === 'refused';
  const isPlayable = source !== null && !isRefused;
  const original = (
    <a
      className={styles.original}
      href={video.url}
      target="_blank"
      rel="noreferrer"
      {...(isRefused && { ref: takeLostFocus })}
    >
      {postTexts.openOriginal}
      <ExternalIcon />
    </a>
  );
  return (
    <>
      <div className={cx(styles.frame, rounded && styles.rounded)}>
        <VideoThumbnail video={video} title={title} {...(eager && { eager })} />
        {!isPlayable && (
          <div className={styles.refused}>
            <p
              {...(isRefused && { role: 'alert' })}
              {...(isSample && { ref: takeLostFocus, tabIndex: -1 })}
            >
              {reason}
            </p>
            {!isSample && original}
          </div>
        )}
        {isPlayable && isPlaying && <LazyPlayer source={source} title={title} onRefused={refuse} />}
        {isPlayable && !isPlaying && (
          <>
            {video.channelName && (
              <span className={styles.channel}>
                <Avatar name={video.channelName} size="xs" />
                <Text lines={1}>{video.channelName}</Text>
              </span>
            )}
            {video.durationSeconds !== null && (
              <span className={styles.length}>{formatDuration(video.durationSeconds)}</span>
            )}
            <button
              type="button"
              className={styles.press}
              aria-label={postTexts.playTitle(title)}
              {...press}
            >
              <span className={styles.play}>
                <PlayShape size={26} />
              </span>
            </button>
          </>
        )}
      </div>
      {/* A host says only inside its own frame that it will not play here; the page does not learn of it. */}
      {isPlayable && isPlaying && source.host !== 'file' && (
        <p className={cx(styles.wayOut, !rounded && styles.inset)}>{original}</p>
      )}
    </>
  );
}
