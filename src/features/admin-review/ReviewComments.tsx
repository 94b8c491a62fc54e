import { CommentItem } from '@/components/CommentItem/CommentItem';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { memberPath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useRemote } from '@/state/useRemote';
import { reviewPostTexts } from '@/texts/admin/review';
import type { Comment } from '@contract/models/comment';
import { reviewComments } from './reviewDetail';

function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) {
    return (
      <Text as="p" variant="meta" tone="muted">
        {reviewPostTexts.noComments}
      </Text>
    );
  }
  return comments.map((comment) => (
    <CommentItem
      key={comment.commentId}
      comment={comment}
      authorTo={memberPath(comment.userId)}
      reply={comment.parentCommentId !== null}
      actions={
        <Text variant="meta" tone="muted" tabular>
          {reviewPostTexts.likes(comment.likeCount)}
        </Text>
      }
    />
  ));
}

/** The comments of a post, read only. */
export function ReviewComments({ postId }: { postId: string }) {
  const { state, retry } = useRemote(reviewComments, postId);
  return (
    <Card as="section" edge aria-labelledby="review-comments">
      <Stack gap={12}>
        <Heading id="review-comments">
          {state.value
            ? reviewPostTexts.comments(state.value.length)
            : reviewPostTexts.commentsHead}
        </Heading>
        <RemoteContent
          state={state}
          failed={reviewPostTexts.commentsFailed}
          skeleton={<Skeleton height={72} />}
          onRetry={retry}
        >
          {(comments) => <CommentList comments={comments} />}
        </RemoteContent>
      </Stack>
    </Card>
  );
}
