import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { ReactNode } from 'react';

/** One thing that is loaded from the server, as far as it is known. */
type RemoteState<T> =
  { status: 'ready'; value: T } | { status: 'loading' | 'failed'; value: null; error: unknown };

export interface RemoteContentProps<T> {
  state: RemoteState<T>;
  /** What is said when it could not be loaded and the server gave no sentence. */
  failed: string;
  /** What a screen reader is told while it comes; that something comes, unless said. */
  loadingLabel?: string;
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** The skeleton and the failure stand in a card: what comes brings cards of its own. */
  inCard?: boolean;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** One thing that is loaded by itself: coming, there, or failed with a button to try again. */
export function RemoteContent<T>(props: RemoteContentProps<T>) {
  const { state, failed, skeleton, inCard = false, onRetry, children } = props;
  const { loadingLabel = commonTexts.loading } = props;
  if (state.status === 'ready') return children(state.value);
  if (state.status === 'failed') {
    const panel = (
      <ErrorPanel
        message={failureText(state.error, failed)}
        {...(inCard && { hint: commonTexts.retryHint })}
        retryLabel={commonTexts.retry}
        onRetry={onRetry}
      />
    );
    return inCard ? <Card edge>{panel}</Card> : panel;
  }
  const coming = (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{loadingLabel}</VisuallyHidden>
      {skeleton}
    </div>
  );
  return inCard ? <Card edge>{coming}</Card> : coming;
}
