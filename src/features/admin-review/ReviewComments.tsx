import { CommentItem } from '@/components/CommentItem/CommentItem';
import { memberPath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useRemote } from '@/state/useRemote';
import { reviewPostTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { reviewComments } from './reviewDetail';

/** What was said below a post, to be read only. */
export function ReviewComments({ postId }: { postId: string }) {
  const { state, retry } = useRemote(reviewComments, postId);
  const count = state.value?.length ?? 0;
  return (
    <Card as="section" edge aria-labelledby="review-comments">
      <Stack gap={12}>
        <Text as="h2" variant="heading" id="review-comments">
          {reviewPostTexts.comments(count)}
        </Text>
        {state.status === 'failed' && (
          <ErrorPanel
            message={failureText(state.error, reviewPostTexts.commentsFailed)}
            retryLabel={commonTexts.retry}
            onRetry={retry}
          />
        )}
        {state.status === 'loading' && <Skeleton height={72} />}
        {state.status === 'ready' && count === 0 && (
          <Text as="p" variant="meta" tone="muted">
            {reviewPostTexts.noComments}
          </Text>
        )}
        {state.value?.map((comment) => (
          <CommentItem
            key={comment.commentId}
            comment={comment}
            authorTo={memberPath(comment.userId)}
            reply={comment.parentCommentId !== null}
          />
        ))}
      </Stack>
    </Card>
  );
}
