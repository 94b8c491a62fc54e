import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { rowId } from '@/design/hooks/useCurrentRow';
import type { Pages } from '@/state/pages';
import { reviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { ReviewPost } from '@contract/models/review';
import type { ReactNode } from 'react';
import type { PostsTab } from './address';
import * as styles from './ReviewPosts.css';

function Coming() {
  return (
    <Card padding="none" edge role="status" aria-busy="true">
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.coming}>
          <Skeleton width={160} height={90} />
          <Stack gap={8} flexGrow={1}>
            <Skeleton width="60%" height={20} />
            <Skeleton width="80%" height={16} />
          </Stack>
        </div>
      ))}
    </Card>
  );
}

interface ReviewListProps {
  tab: PostsTab;
  q: string;
  /** The list to display, without the posts that are being decided. */
  list: Pages<ReviewPost>;
  currentId: string | undefined;
  onRetry: () => void;
  onMore: () => void;
  onShowAll: () => void;
  onChoose: (id: string) => void;
  renderRow: (post: ReviewPost) => ReactNode;
}

/** The posts of a tab, in each state of their list. */
export function ReviewList(props: ReviewListProps) {
  const { tab, q, list, currentId, onRetry, onMore, onShowAll, onChoose, renderRow } = props;
  if (list.status === 'loading') return <Coming />;
  if (list.status === 'failed') {
    return (
      <Card edge>
        <ErrorPanel
          message={failureText(list.error, reviewTexts.listFailed)}
          hint={commonTexts.retryHint}
          retryLabel={commonTexts.retry}
          onRetry={onRetry}
        />
      </Card>
    );
  }
  const isEmpty = list.items.length === 0;
  return (
    <>
      {isEmpty && !list.nextCursor && (
        <Card padding="none" edge>
          <EmptyState
            scene={<EmptyScene />}
            message={q ? reviewTexts.noneFound(q) : reviewTexts.empty[tab]}
            action={
              q && (
                <Button variant="outline" onClick={onShowAll}>
                  {reviewTexts.showAll}
                </Button>
              )
            }
          />
        </Card>
      )}
      {!isEmpty && (
        <ul className={styles.rows} aria-label={reviewTexts.list}>
          {list.items.map((post) => {
            const isCurrent = post.post_id === currentId;
            return (
              <li
                key={post.post_id}
                id={rowId(post.post_id)}
                tabIndex={-1}
                aria-current={isCurrent ? 'true' : undefined}
                onFocus={() => onChoose(post.post_id)}
              >
                {renderRow(post)}
              </li>
            );
          })}
        </ul>
      )}
      {list.nextCursor && (
        <div className={styles.end}>
          {list.next === 'failed' ? (
            <ErrorPanel
              message={failureText(list.error, commonTexts.nextFailed)}
              retryLabel={commonTexts.retry}
              onRetry={onMore}
            />
          ) : (
            <Button variant="soft" busy={list.next === 'loading'} onClick={onMore}>
              {commonTexts.more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
