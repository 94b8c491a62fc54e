import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { useRemote } from '@/state/useRemote';
import { reviewPostTexts, reviewTexts } from '@/texts/admin/review';
import type { Post } from '@contract/models/post';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { AuthorPanel } from './AuthorPanel';
import { decidingAtom } from './decide';
import { ImportSource } from './ImportSource';
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
  // The reason as it was typed, while it is asked for; null when it is not.
  const [asked, setAsked] = useState<string | null>(null);
  const isBusy = useAtomValue(decidingAtom).has(post.postId);
  const decide = useDecide({ onOutdated: onDecided });
  const decided = [
    { post_id: post.postId, revision: post.revision, reviewed_at: review.reviewed_at },
  ];
  const send = async (isConfirmed: boolean, reason?: string) => {
    const decision = await decide(decided, isConfirmed, reason);
    if (decision === 'done') onDecided();
    if (decision === 'failed' && reason !== undefined) setAsked(reason);
  };
  return (
    <Cluster gap={12}>
      {post.isConfirmed ? (
        <Button variant="neutral" loading={isBusy} onClick={() => setAsked('')}>
          {reviewTexts.revert}
        </Button>
      ) : (
        <Button loading={isBusy} onClick={() => void send(true)}>
          {reviewTexts.confirm}
        </Button>
      )}
      {asked !== null && (
        <RevertDialog
          count={1}
          reason={asked}
          onClose={() => setAsked(null)}
          onRevert={(reason) => {
            setAsked(null);
            void send(false, reason);
          }}
        />
      )}
    </Cluster>
  );
}

function PostSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton ratio={16 / 9} />
      <Skeleton width="60%" height={28} />
      <Skeleton height={88} />
    </Stack>
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
  return (
    <RemoteContent
      state={state}
      failed={reviewPostTexts.failed}
      skeleton={<PostSkeleton />}
      inCard
      onRetry={retry}
    >
      {(detail) => (
        <div className={columns}>
          <Stack gap={12} minWidth={0}>
            {renderPost(detail.post, <DecisionBar detail={detail} onDecided={refresh} />)}
            <ReviewComments postId={postId} />
          </Stack>
          <Stack gap={12} minWidth={0}>
            {detail.review.import_batch && <ImportSource batch={detail.review.import_batch} />}
            <AuthorPanel author={detail.author} />
            <Timeline entries={detail.timeline} />
          </Stack>
        </div>
      )}
    </RemoteContent>
  );
}
