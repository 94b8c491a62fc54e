import { Badge } from '@/design/components/Badge/Badge';
import { Text } from '@/design/components/Text/Text';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { PinIcon } from '@/design/icons/icons';
import { postTexts } from '@/texts/post';
import type { Post } from '@contract/models/post';
import { formatCount } from '@contract/rules/text/counts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DatedAge } from '../Age/DatedAge';
import { partsOf } from '../PostBlocks/parts';
import * as styles from './PinnedPost.css';

export interface PinnedPostProps {
  post: Pick<
    Post,
    | 'title'
    | 'blocksJson'
    | 'isNotice'
    | 'userName'
    | 'commentCount'
    | 'viewCount'
    | 'createdAt'
    | 'timeAgo'
  >;
  to: string;
  /** Router state for the link to that page: it tells the page where its reader came from. */
  linkState?: unknown;
  /** The full card. */
  children: ReactNode;
}

/** A pinned post: one row, so that it does not push the feed down, or the full card. */
export function PinnedPost({ post, to, linkState, children }: PinnedPostProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={8}>
      <div {...(!isOpen && { role: 'article' })} className={styles.row}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Badge tone="accent" icon={<PinIcon size="sm" />}>
            {post.isNotice ? postTexts.notice : postTexts.pinned}
          </Badge>
        </button>
        {!isOpen && (
          <Row minWidth={0} flexGrow={1} justifyContent="space-between" gap={16}>
            <Text as="h2" variant="label" lines={1}>
              <Link to={to} state={linkState} className={styles.title}>
                {partsOf(post).title}
              </Link>
            </Text>
            <p className={styles.counts}>
              <bdi>{post.userName}</bdi>
              {' · '}
              <DatedAge at={post.createdAt}>{post.timeAgo}</DatedAge>
              {` · ${postTexts.views(formatCount(post.viewCount))} · ${postTexts.comments(formatCount(post.commentCount))}`}
            </p>
          </Row>
        )}
      </div>
      {isOpen && children}
    </Stack>
  );
}
