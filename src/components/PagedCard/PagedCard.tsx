import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { rowId } from '@/design/hooks/useCurrentRow';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './PagedCard.css';

interface PagedCardProps<T> {
  /** Name of the list, for a screen reader. */
  label: string;
  pages: {
    list: {
      status: 'loading' | 'ready' | 'failed';
      error: unknown;
      items: readonly T[];
      /** Null on the last page. */
      nextCursor: string | null;
      /** The state of the next page. */
      next: 'idle' | 'loading' | 'failed';
    };
    reload: () => void;
    more: () => void;
  };
  /** The items to show; all by default. */
  items?: readonly T[];
  idOf: (item: T) => string;
  /** The texts for a failure and for an empty list. */
  failed: string;
  empty: string;
  /** The address of the list without filters, if filters are set. */
  wholeTo?: string | false;
  /** A drawing above the text of an empty list. */
  scene?: ReactNode;
  /** For rows that the keys can select: the current row, and the handler for a focused one. */
  rows?: { currentId: string | undefined; onFocus: (id: string) => void };
  /** The shape of one row. */
  skeleton: ReactNode;
  renderItem: (item: T) => ReactNode;
}

/** A list of rows in a card, in all its states; a press loads more rows. */
export function PagedCard<T>(props: PagedCardProps<T>) {
  const { label, pages, idOf, failed, empty, wholeTo, scene, rows, skeleton, renderItem } = props;
  const { list, reload, more } = pages;
  const { items = list.items } = props;
  if (list.status === 'loading') {
    return (
      <Card padding="none" edge role="status" aria-busy="true">
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <div key={at} className={styles.row}>
            {skeleton}
          </div>
        ))}
      </Card>
    );
  }
  if (list.status === 'failed') {
    return (
      <Card edge>
        <ErrorPanel
          message={failureText(list.error, failed)}
          hint={commonTexts.retryHint}
          retryLabel={commonTexts.retry}
          onRetry={reload}
        />
      </Card>
    );
  }
  const isLast = list.nextCursor === null;
  return (
    <>
      {items.length === 0 && isLast && (
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
      )}
      {items.length > 0 && (
        <Card as="ul" padding="none" edge aria-label={label}>
          {items.map((item) => {
            const id = idOf(item);
            return (
              <li
                key={id}
                className={styles.row}
                {...(rows && {
                  id: rowId(id),
                  tabIndex: -1,
                  'aria-current': id === rows.currentId ? ('true' as const) : undefined,
                  onFocus: () => rows.onFocus(id),
                })}
              >
                {renderItem(item)}
              </li>
            );
          })}
        </Card>
      )}
      {!isLast && list.next === 'failed' && (
        <ErrorPanel
          message={failureText(list.error, commonTexts.nextFailed)}
          retryLabel={commonTexts.retry}
          onRetry={more}
        />
      )}
      {!isLast && list.next !== 'failed' && (
        <Cluster justifyContent="center" paddingY={16}>
          <Button variant="soft" busy={list.next === 'loading'} onClick={more}>
            {commonTexts.more}
          </Button>
        </Cluster>
      )}
    </>
  );
}
