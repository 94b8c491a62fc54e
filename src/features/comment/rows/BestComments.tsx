import { CommentAction, CommentItem } from '@/components/CommentItem/CommentItem';
import { actionLink } from '@/components/CommentItem/CommentItem.css';
import { memberPath } from '@/config/routes';
import { Box } from '@/design/components/Box/Box';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { HeartFilledIcon, HeartIcon } from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import { formatCount } from '@contract/rules/text/counts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { bestList } from '../Comments.css';
import type { Thread } from '../threads/threads';

/** Comments among this many first ones are only marked there, not repeated above. */
const SEEN = 3;

interface BestCommentsProps {
  best: readonly Comment[];
  threads: readonly Thread[];
  /** The author of the post. */
  postAuthor: string;
  onLike: (comment: Comment) => void;
}

type BestCommentProps = Pick<BestCommentsProps, 'postAuthor' | 'onLike'> & { comment: Comment };

/** Rendered again only when it changes. */
const BestComment = memo(function BestComment({ comment, postAuthor, onLike }: BestCommentProps) {
  const writing = useWriting();
  return (
    <CommentItem
      comment={comment}
      authorTo={memberPath(comment.userId)}
      {...(comment.replyTo?.userId && { namedTo: memberPath(comment.replyTo.userId) })}
      byAuthor={comment.userId === postAuthor}
      best
      again
      actions={
        <>
          <CommentAction
            liked={comment.isLiked}
            aria-pressed={comment.isLiked}
            aria-label={`${commentTexts.like} ${formatCount(comment.likeCount)}`}
            onClick={() => onLike(comment)}
            {...writing}
          >
            {comment.isLiked ? <HeartFilledIcon /> : <HeartIcon />}
            <span>{formatCount(comment.likeCount)}</span>
          </CommentAction>
          <Link to={`#${comment.commentId}`} className={actionLink}>
            {commentTexts.toPlace}
          </Link>
        </>
      }
    />
  );
});

/** The best comments above the others, where they also appear; each links to its place there. */
export function BestComments({ best, threads, postAuthor, onLike }: BestCommentsProps) {
  const seen = threads
    .flatMap(({ comment, replies }) => [comment, ...replies])
    .slice(0, SEEN)
    .map(({ commentId }) => commentId);
  const shown = best.filter(({ commentId }) => !seen.includes(commentId));
  if (shown.length === 0) return null;
  return (
    <section aria-label={commentTexts.bestTitle}>
      <VisuallyHidden as="h3">{commentTexts.bestTitle}</VisuallyHidden>
      <Box as="ul" display="flex" flexDirection="column" gap={12} className={bestList}>
        {shown.map((comment) => (
          <li key={comment.commentId}>
            <BestComment comment={comment} postAuthor={postAuthor} onLike={onLike} />
          </li>
        ))}
      </Box>
    </section>
  );
}
