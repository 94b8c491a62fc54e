import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { useRemote } from '@/state/useRemote';
import { reviewPostTexts, reviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { Post } from '@contract/models/post';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { AuthorPanel } from './AuthorPanel';
import { decidingAtom } from './decide';
import { ReviewComments } from './ReviewComments';
import { reviewDetail, type ReviewDetail } from './reviewDetail';
import { RevertDialog } from './RevertDialog';
import { columns } from './ReviewPost.css';
import { Timeline } from './Timeline';
import { useDecide } from './useDecide';

interface DecisionBarProps {
  detail: ReviewDetail;
  onDecided: () => void;
}

/** What is to be decided about the post: to confirm it only while it waits, to take it back only while it is public. */
function DecisionBar({ detail: { post, review }, onDecided }: DecisionBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = useAtomValue(decidingAtom).has(post.postId);
  const decide = useDecide({ onOutdated: onDecided });
  const decided = [
    { post_id: post.postId, revision: post.revision, reviewed_at: review.reviewed_at },
  ];
  const send = async (isConfirmed: boolean, reason?: string) => {
    if (await decide(decided, isConfirmed, reason)) onDecided();
  };
  return (
    <Cluster gap={12}>
      {post.isConfirmed ? (
        <Button variant="neutral" loading={isBusy} onClick={() => setIsAsking(true)}>
          {reviewTexts.revert}
        </Button>
      ) : (
        <Button loading={isBusy} onClick={() => void send(true)}>
          {reviewTexts.confirm}
        </Button>
      )}
      {isAsking && (
        <RevertDialog
          count={1}
          onClose={() => setIsAsking(false)}
          onRevert={(reason) => {
            setIsAsking(false);
            void send(false, reason);
          }}
        />
      )}
    </Cluster>
  );
}

interface PostReviewProps {
  postId: string;
  /** The post as members see it, with what can be decided at its foot. */
  renderPost: (post: Post, actions: ReactNode) => ReactNode;
}

/** Everything that an admin has to know of one post, and the decision about it. */
export function PostReview({ postId, renderPost }: PostReviewProps) {
  const { state, retry, refresh } = useRemote(reviewDetail, postId);
  if (state.status === 'failed') {
    return (
      <Card edge>
        <ErrorPanel
          message={failureText(state.error, reviewPostTexts.failed)}
          retryLabel={commonTexts.retry}
          onRetry={retry}
        />
      </Card>
    );
  }
  if (state.status === 'loading') {
    return (
      <Card edge role="status" aria-busy="true">
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        <Stack gap={16}>
          <Skeleton ratio={16 / 9} />
          <Skeleton width="60%" height={28} />
          <Skeleton height={88} />
        </Stack>
      </Card>
    );
  }
  const { post, author, timeline } = state.value;
  return (
    <div className={columns}>
      <Stack gap={12} minWidth={0}>
        {renderPost(post, <DecisionBar detail={state.value} onDecided={refresh} />)}
        <ReviewComments postId={postId} />
      </Stack>
      <Stack gap={12} minWidth={0}>
        <AuthorPanel author={author} />
        <Timeline entries={timeline} />
      </Stack>
    </div>
  );
}
