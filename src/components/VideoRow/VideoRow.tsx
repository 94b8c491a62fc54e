import { Text } from '@/design/components/Text/Text';
import type { VideoBlock } from '@contract/models/block';
import { formatDuration } from '@contract/rules/text/counts';
import { Link } from 'react-router-dom';
import { VideoThumbnail } from '../VideoThumbnail/VideoThumbnail';
import * as styles from './VideoRow.css';

export interface VideoRowProps {
  to: string;
  /** Without one the row has no picture. */
  video: Pick<VideoBlock, 'url' | 'image' | 'durationSeconds'> | null;
  title: string;
  /** The author and the age of the post. */
  meta: string;
}

/** A post in a side list: the small picture of its video, title and author. */
export function VideoRow({ to, video, title, meta }: VideoRowProps) {
  return (
    <Link to={to} className={styles.row}>
      {video && (
        <span className={styles.picture}>
          <VideoThumbnail video={video} />
          {video.durationSeconds !== null && (
            <span className={styles.length}>{formatDuration(video.durationSeconds)}</span>
          )}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <Text variant="meta" tone="muted" lines={1}>
          {meta}
        </Text>
      </span>
    </Link>
  );
}
