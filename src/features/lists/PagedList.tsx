import { useIsReturn } from '@/components/useIsReturn';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import type { PagesOf } from '@/state/pages';
import { usePages } from '@/state/usePages';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useState, type ReactNode } from 'react';
import * as shapes from './PagedList.css';
import { PagesEnd } from './PagesEnd';

interface PagedListProps<T> {
  pages: PagesOf<T>;
  /** Whose list. */
  of: string;
  /** Name of the list, for a screen reader. */
  label: string;
  /** What is said when it cannot be loaded. */
  failed: string;
  /** What stands here while there is nothing. */
  empty: ReactNode;
  /** The shape of one item, and how many of it fill the first view. */
  skeleton: ReactNode;
  skeletons?: number;
  /** How many are drawn at first, the rest when a reader comes near; all unless said. */
  first?: number;
  /**
   * cards and columns (two of them from 900 px on) stand on the canvas by themselves; the rest in a
   * card around the list.
   */
  variant?: 'rows' | 'grid' | 'cards' | 'columns';
  renderItem: (item: T, isRemoved: boolean) => ReactNode;
}

/** A list of one's own things, in every state it can be in. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { pages, of, label, failed, empty, skeleton, skeletons = 5, variant = 'rows' } = props;
  const { first = Infinity, renderItem } = props;
  const isReturn = useIsReturn();
  const { list, reload, more } = usePages(pages, of, isReturn);
  // A reader who comes back to a place further down finds it drawn.
  const [isWhole, setIsWhole] = useState(isReturn);
  const shape = shapes[variant];
  const stand = (content: ReactNode) =>
    variant === 'cards' || variant === 'columns' ? (
      <Card padding="none" edge>
        {content}
      </Card>
    ) : (
      content
    );
  if (list.status === 'failed') {
    return stand(
      <ErrorPanel
        message={failureText(list.error, failed)}
        hint={commonTexts.retryHint}
        retryLabel={commonTexts.retry}
        onRetry={reload}
      />,
    );
  }
  if (list.status === 'loading') {
    return (
      <div role="status" aria-busy>
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        <ul className={shape} aria-hidden="true">
          {Array.from({ length: skeletons }, (_, row) => (
            <li key={row}>{skeleton}</li>
          ))}
        </ul>
      </div>
    );
  }
  // All that was loaded may have been hidden while there is more.
  if (list.items.length === 0 && !list.nextCursor) return stand(empty);
  const shown = isWhole ? list.items : list.items.slice(0, first);
  const hasHidden = shown.length < list.items.length;
  return (
    <>
      <ul className={shape} aria-label={label}>
        {shown.map((item) => {
          const id = pages.idOf(item);
          return <li key={id}>{renderItem(item, list.removed.includes(id))}</li>;
        })}
      </ul>
      {(hasHidden || list.nextCursor) && (
        <PagesEnd
          isLoaded={hasHidden}
          next={list.next}
          error={list.error}
          shown={shown.length}
          onMore={() => (hasHidden ? setIsWhole(true) : more())}
        />
      )}
    </>
  );
}
