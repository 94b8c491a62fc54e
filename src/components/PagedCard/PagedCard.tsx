import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { rowId } from '@/design/hooks/useCurrentRow';
import { commonTexts } from '@/texts/common';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { row } from './PagedCard.css';

export interface PagedCardProps {
  /** Name of the list, for a screen reader. */
  label: string;
  status: 'loading' | 'ready' | 'failed';
  /** The texts for a failure and for an empty list. */
  failed: string;
  empty: string;
  /** The address of the full list without filters, if filters are set. */
  wholeTo?: string | false;
  /** A drawing above the text of an empty list. */
  scene?: ReactNode;
  /** For rows that the keys can select: the current row, and the handler for a focused one. */
  rows?: { currentId: string | undefined; onFocus: (id: string) => void };
  items: readonly { id: string; content: ReactNode }[];
  /** The state of the next page; null on the last page. */
  next: 'idle' | 'loading' | 'failed' | null;
  /** The shape of one row. */
  skeleton: ReactNode;
  onRetry: () => void;
  onMore: () => void;
}

/** A list of rows in a card, in all its states; a press loads more rows. */
export function PagedCard(props: PagedCardProps) {
  const { label, status, failed, empty, wholeTo, scene, rows, items, next, skeleton } = props;
  const { onRetry, onMore } = props;
  if (status === 'loading') {
    return (
      <Card padding="none" edge role="status" aria-busy="true">
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <div key={at}>{skeleton}</div>
        ))}
      </Card>
    );
  }
  if (status === 'failed') {
    return (
      <Card edge>
        <ErrorPanel
          message={failed}
          hint={commonTexts.retryHint}
          retryLabel={commonTexts.retry}
          onRetry={onRetry}
        />
      </Card>
    );
  }
  return (
    <>
      {items.length === 0 ? (
        <Card edge>
          <EmptyState
            scene={scene}
            message={empty}
            action={
              wholeTo && (
                <LinkButton as={Link} to={wholeTo} state={{ stays: true }} variant="outline">
                  {commonTexts.clearFilter}
                </LinkButton>
              )
            }
          />
        </Card>
      ) : (
        <Card as="ul" padding="none" edge aria-label={label}>
          {items.map(({ id, content }) => (
            <li
              key={id}
              {...(rows && {
                id: rowId(id),
                className: row,
                tabIndex: -1,
                'aria-current': id === rows.currentId ? ('true' as const) : undefined,
                onFocus: () => rows.onFocus(id),
              })}
            >
              {content}
            </li>
          ))}
        </Card>
      )}
      {next === 'failed' && (
        <ErrorPanel
          message={commonTexts.nextFailed}
          retryLabel={commonTexts.retry}
          onRetry={onMore}
        />
      )}
      {(next === 'idle' || next === 'loading') && (
        <Cluster justifyContent="center" paddingY={16}>
          <Button variant="soft" busy={next === 'loading'} onClick={onMore}>
            {commonTexts.more}
          </Button>
        </Cluster>
      )}
    </>
  );
}
