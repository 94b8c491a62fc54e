import { useIsReturn } from '@/components/useIsReturn';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import type { PagesOf } from '@/state/pages';
import { usePages } from '@/state/usePages';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useState, type ReactNode, useEffect } from 'react';
import * as shapes from './PagedList.css';
import { end, scene } from './PagedList.css';
import { Button } from '@/design/components/Button/Button';
import { useNearEnd } from '@/design/hooks/useNearEnd';
import { autoLoadAtom, restoreAutoLoadAtom } from '@/state/autoLoad';
import { useAtomValue, useSetAtom } from 'jotai';
import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Link } from 'react-router-dom';

interface EmptyListProps {
  message: string;
  /** The label of its one button, and the link target. */
  act: string;
  to: string;
  /** Further props of its button while it cannot be used. */
  link?: object | undefined;
}

/** An empty list, with a link to where its items come from. */
export function EmptyList({ message, act, to, link }: EmptyListProps) {
  return (
    <EmptyState
      scene={
        <div className={scene}>
          <EmptyScene />
        </div>
      }
      message={message}
      action={
        <LinkButton as={Link} to={to} variant="outline" {...link}>
          {act}
        </LinkButton>
      }
    />
  );
}

/** How far ahead of the reader the next page is loaded, and a loaded one rendered, CSS px. */
const AHEAD = { fetch: 600, draw: 200 } as const;

interface PagesEndProps {
  /** Whether the next items are already loaded. */
  isLoaded: boolean;
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** How many are above: after each addition the end may still be near. */
  shown: number;
  onMore: () => void;
}

/** The end of a list with more pages: loads by a button, and automatically unless switched off. */
function PagesEnd({ isLoaded, next, error, shown, onMore }: PagesEndProps) {
  const autoLoad = useAtomValue(autoLoadAtom);
  const restore = useSetAtom(restoreAutoLoadAtom);
  useEffect(() => restore(), [restore]);
  const ahead = isLoaded ? AHEAD.draw : AHEAD.fetch;
  // After a failure the reader decides; else a broken network would cause endless requests.
  const place = useNearEnd(onMore, autoLoad && next === 'idle', ahead, shown);
  return (
    <div className={end} ref={place}>
      {next === 'failed' ? (
        <ErrorPanel
          message={failureText(error, commonTexts.nextFailed)}
          retryLabel={commonTexts.retry}
          onRetry={onMore}
        />
      ) : (
        <Button variant="soft" busy={next === 'loading'} onClick={onMore}>
          {commonTexts.more}
        </Button>
      )}
    </div>
  );
}

interface PagedListProps<T> {
  pages: PagesOf<T>;
  /** The owner of the list. */
  of: string;
  /** Name of the list, for screen readers. */
  label: string;
  /** The message if loading failed. */
  failed: string;
  /** The content for an empty list. */
  empty: ReactNode;
  /** The skeleton of one item, and how many fill the first view. */
  skeleton: ReactNode;
  skeletons?: number;
  /** How many are rendered at first, the rest when the reader comes near; all by default. */
  first?: number;
  /**
   * cards and columns (two from 900 px on) are directly on the page; the other variants in a card.
   */
  variant?: 'rows' | 'grid' | 'cards' | 'columns';
  renderItem: (item: T, isRemoved: boolean) => ReactNode;
}

/** A list of the member's own things, in each of its states. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { pages, of, label, failed, empty, skeleton, skeletons = 5, variant = 'rows' } = props;
  const { first = Infinity, renderItem } = props;
  const isReturn = useIsReturn();
  const { list, reload, more } = usePages(pages, of, isReturn);
  // A reader who returns to a place further down finds it rendered.
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
  // All loaded items may be hidden while there are more.
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
