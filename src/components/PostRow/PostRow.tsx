import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { myTexts } from '@/texts/my';
import { postTexts } from '@/texts/post';
import type { Post } from '@contract/models/post';
import { formatCount, formatDuration } from '@contract/rules/text/counts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { partsOf } from '@/components/PostBlocks/parts';
import * as styles from '../rows.css';
import { TextIcon } from '@/design/icons/icons';
import { cardImage } from '@contract/rules/site/uploads';
import { VideoThumbnail } from '@/components/VideoThumbnail/VideoThumbnail';

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

export interface PostRowProps {
  post: Post;
  /** The address of the post's page. */
  to: string;
  /** Router state for the link to that page. */
  linkState?: unknown;
  /** Shows the author's name, in a list of posts by different people. */
  withAuthor?: boolean;
  /** A badge above the title. */
  status?: ReactNode;
  /** A button at the end of the row. */
  action?: ReactNode;
  /** Whether the button contains text. */
  wordy?: boolean;
}

/** A post in one of the member's own lists: small picture, title and counts. */
export function PostRow({ post, to, linkState, withAuthor, status, action, wordy }: PostRowProps) {
  return (
    <div className={styles.postRow}>
      <PostPicture post={post} />
      <div className={styles.postWords}>
        {status}
        <Link to={to} state={linkState} className={styles.title}>
          {partsOf(post).title}
        </Link>
        <div className={styles.meta}>
          {withAuthor && <span>{post.userName}</span>}
          {post.isNotice && <span>{postTexts.notice}</span>}
          {post.sphereName && <span className={styles.wideOnly}>{post.sphereName}</span>}
          <span>{post.timeAgo}</span>
          <span>{myTexts.likes(formatCount(post.likeCount))}</span>
          <span>{postTexts.comments(formatCount(post.commentCount))}</span>
        </div>
      </div>
      {action && <div className={wordy ? styles.action : styles.sign}>{action}</div>}
    </div>
  );
}

/** The skeleton of a row. */
export function PostRowSkeleton() {
  return (
    <div className={styles.postRow}>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.postComing}>
        <Skeleton width="72%" height={18} />
        <Skeleton width="44%" height={16} />
      </div>
    </div>
  );
}
