import { TextIcon } from '@/design/icons/icons';
import type { Post } from '@contract/models/post';
import { formatDuration } from '@contract/rules/text/counts';
import { cardImage } from '@contract/rules/site/uploads';
import { partsOf } from '../PostBlocks/parts';
import { VideoThumbnail } from '../VideoThumbnail/VideoThumbnail';
import * as styles from './PostRow.css';

/** The small picture of a post: its video, else its picture, else a text icon. */
export function PostPicture({ post }: { post: Pick<Post, 'title' | 'blocksJson'> }) {
  const { video, image, link } = partsOf(post);
  if (video) {
    return (
      <div className={styles.picture}>
        <VideoThumbnail video={video} />
        {video.durationSeconds !== null && (
          <span className={styles.length}>{formatDuration(video.durationSeconds)}</span>
        )}
      </div>
    );
  }
  const src = image ? cardImage(image.url) : link?.image;
  if (!src) {
    return (
      <div className={styles.wordsOnly}>
        <TextIcon size="lg" />
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      <img className={styles.image} src={src} alt="" loading="lazy" />
    </div>
  );
}
