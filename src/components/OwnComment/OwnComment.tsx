import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { ChatIcon } from '@/design/icons/icons';
import { commentTexts } from '@/texts/comment';
import { myTexts } from '@/texts/my';
import type { Comment } from '@contract/models/comment';
import { formatCount } from '@contract/rules/text/counts';
import { Link } from 'react-router-dom';
import * as styles from './OwnComment.css';

export interface OwnCommentProps {
  comment: Pick<Comment, 'content' | 'timeAgo' | 'likeCount' | 'isEdited'>;
  postTitle: string;
  /** The address of the comment under its post. */
  to: string;
}

/** A comment of the member and its post. */
export function OwnComment({ comment, postTitle, to }: OwnCommentProps) {
  const { content, timeAgo, likeCount, isEdited } = comment;
  return (
    <div className={styles.row}>
      <Text as="p" variant="body" lines={3}>
        {content}
      </Text>
      <Row gap={6} minWidth={0}>
        <Text tone="muted">
          <ChatIcon size="sm" />
        </Text>
        <Link to={to} className={styles.post}>
          {postTitle}
        </Link>
      </Row>
      <Text as="p" variant="meta" tone="muted" tabular>
        {[
          timeAgo,
          myTexts.likes(formatCount(likeCount)),
          ...(isEdited ? [commentTexts.edited] : []),
        ].join(' · ')}
      </Text>
    </div>
  );
}

/** The skeleton of a row. */
export function OwnCommentSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="84%" height={20} />
      <Skeleton width="48%" height={18} />
      <Skeleton width="32%" height={16} />
    </div>
  );
}
