import type { ReviewAct } from '@contract/rules/admin/review';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useRemote } from '@/state/useRemote';
import { reviewPostTexts, reviewTexts } from '@/texts/admin/review';
import type { Post } from '@contract/models/post';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { acts, canAct, type AskingAct } from './acts';
import { reviewPath } from './address';
import { AuthorPanel } from './AuthorPanel';
import { decidingAtom } from './decide';
import { DecisionDialog } from './DecisionDialog';
import { ReviewComments } from './ReviewComments';
import { reviewDetail, type ReviewDetail } from './reviewDetail';
import { columns } from './Review.css';
import { Timeline } from './Timeline';
import { useDecide } from './useDecide';
import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { conditionsText, importSourceTexts as texts } from '@/texts/admin/imports';
import type { PostBatch } from '@contract/models/review';
import { seoulTime } from '@contract/rules/site/seoul-time';

/** How a post was imported: the source, the conditions, the admin and the time. */
function ImportSource({ batch }: { batch: PostBatch }) {
  const conditions = conditionsText(batch.conditions);
  return (
    <Card as="section" edge aria-labelledby="review-source">
      <Stack gap={4}>
        <Heading id="review-source">{texts.title}</Heading>
        <Text as="p" variant="label">
          {[texts.source, texts.kinds[batch.kind]].join(' · ')}
        </Text>
        {conditions !== null && (
          <Text as="p" variant="meta" tabular>
            {conditions}
          </Text>
        )}
        <Text as="p" variant="meta" tone="muted" tabular>
          {[batch.by?.userName ?? texts.byScript, seoulTime(Date.parse(batch.at))].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}

interface DecisionBarProps {
  detail: ReviewDetail;
  onDecided: () => void;
}

/** The decisions about a post: only pending posts can be confirmed, only public ones reverted. */
function DecisionBar({ detail: { post, review }, onDecided }: DecisionBarProps) {
  const navigate = useNavigate();
  // The typed reason while the dialog is open; null when it is closed.
  const [asked, setAsked] = useState<{ act: AskingAct; reason: string } | null>(null);
  const isBusy = useAtomValue(decidingAtom).has(post.postId);
  const decide = useDecide({ onOutdated: onDecided });
  const decided = [
    { post_id: post.postId, revision: post.revision, reviewed_at: review.reviewed_at },
  ];
  const send = async (act: ReviewAct, reason = '') => {
    const decision = await decide(decided, act, reason);
    if (decision === 'failed' && act !== 'confirm') setAsked({ act, reason });
    if (decision !== 'done') return;
    if (act === 'delete') void navigate(reviewPath({}), { replace: true });
    else onDecided();
  };
  const state = { is_confirmed: post.isConfirmed, isRejected: post.isRejected };
  return (
    <Cluster gap={12}>
      {acts
        .filter((act) => canAct(state, act))
        .toReversed()
        .map((act) => (
          <Button
            key={act}
            variant={act === 'confirm' ? 'solid' : 'soft'}
            tone={act === 'delete' ? 'danger' : undefined}
            busy={isBusy}
            onClick={() => (act === 'confirm' ? void send(act) : setAsked({ act, reason: '' }))}
          >
            {reviewTexts[act]}
          </Button>
        ))}
      {asked !== null && (
        <DecisionDialog
          {...asked}
          count={1}
          onClose={() => setAsked(null)}
          onDecide={(reason) => {
            setAsked(null);
            void send(asked.act, reason);
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
  /** Renders the post as members see it, with the decisions below it. */
  renderPost: (post: Post, actions: ReactNode) => ReactNode;
  /** Renders further actions on the post; each calls `onDone` after a change. */
  renderActions: (post: Post, onDone: () => void) => ReactNode;
}

/** Everything an admin needs to know about one post, with the decisions about it. */
export function PostReview({ postId, renderPost, renderActions }: PostReviewProps) {
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
            {renderPost(
              detail.post,
              <Stack gap={12}>
                <Text as="p" variant="meta" tone="muted" tabular>
                  {reviewPostTexts.reactions(detail.post)}
                </Text>
                <DecisionBar detail={detail} onDecided={refresh} />
                {renderActions(detail.post, refresh)}
              </Stack>,
            )}
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
