import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import { contentId } from '@/config/routes';
import { Component, type ReactNode } from 'react';
import { broken } from './ErrorBoundary.css';

interface ErrorBoundaryProps {
  /** Another place deserves another try: a change of this shows the children again. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  place: string;
}

/** Stands between a mistake of ours and an empty page: says so in Korean and offers to load anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id={contentId} tabIndex={-1} className={broken}>
        <Card>
          <Text as="h1" variant="heading">
            {boundaryTexts.title}
          </Text>
          <ErrorPanel
            message={boundaryTexts.body}
            retryLabel={commonTexts.refresh}
            onRetry={() => window.location.reload()}
          />
        </Card>
      </main>
    );
  }
}
