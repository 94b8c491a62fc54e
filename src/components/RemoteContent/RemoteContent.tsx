import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { ReactNode } from 'react';

/** The state of one thing from the server. */
type RemoteState<T> =
  { status: 'ready'; value: T } | { status: 'loading' | 'failed'; value: null; error: unknown };

export interface RemoteContentProps<T> {
  state: RemoteState<T>;
  /** The text for a failure without a sentence from the server. */
  failed: string;
  /** The text for a screen reader while it loads; the default says that something is loading. */
  loadingLabel?: string;
  /** The shape of the loading content. */
  skeleton: ReactNode;
  /** Puts the skeleton and the failure into a card, for content that brings its own cards. */
  inCard?: boolean;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** One thing that loads separately: loading, ready, or failed with a retry button. */
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
