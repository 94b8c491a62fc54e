import { Badge } from '@/design/components/Badge/Badge';
import { Card } from '@/design/components/Card/Card';
import { Text } from '@/design/components/Text/Text';
import { PinIcon, RightIcon } from '@/design/icons/icons';
import { postTexts } from '@/texts/post';
import type { Post } from '@contract/models/post';
import { formatCount } from '@contract/rules/counts';
import { Link } from 'react-router-dom';
import { partsOf } from '../PostBlocks/parts';
import * as styles from './PinnedPost.css';

export interface PinnedPostProps {
  post: Pick<Post, 'title' | 'blocksJson' | 'userName' | 'commentCount'>;
  to: string;
  /** Router state for the link to that page, by which the page knows where its reader came from. */
  linkState?: unknown;
}

/** A post that is kept on top: one row, so that it never pushes the feed away. */
export function PinnedPost({ post, to, linkState }: PinnedPostProps) {
  const comments = postTexts.comments(formatCount(post.commentCount));
  return (
    <Card as="article" padding="none" edge>
      <Link to={to} state={linkState} className={styles.row}>
        <Badge tone="accent" icon={<PinIcon size={16} />}>
          {postTexts.pinned}
        </Badge>
        <Text as="h2" variant="label" lines={1} className={styles.title}>
          {partsOf(post).title}
        </Text>
        <Text variant="meta" tone="muted" lines={1} className={styles.wideOnly}>
          {`${post.userName} · ${comments}`}
        </Text>
        <RightIcon className={styles.phoneOnly} />
      </Link>
    </Card>
  );
}
