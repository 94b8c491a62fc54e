import { LazyLoadError } from '@/design/components/LazyPart/lazyPart';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import { contentId, routes } from '@/config/routes';
import { Component, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { broken } from './ErrorBoundary.css';

interface ErrorBoundaryProps {
  /** A change of this key shows the children again, because another page may work. */
  place: string;
  /** Shows nothing instead of the children, for a part that the page can do without. */
  quiet?: boolean;
  onFail?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: 'ours' | 'network' | null;
  place: string;
}

const reload = () => window.location.reload();

/**
 * After a deployment only a fresh page knows where its code is; without a server a reload would
 * lose the page.
 */
async function reloadIfServed(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok) reload();
}

/** Catches an error that would leave the page empty: it shows a Korean message and a retry button. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, place: this.props.place };

  private isRetrying = false;

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: error instanceof LazyLoadError ? 'network' : 'ours' };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { failure: null, place };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof LazyLoadError && this.isRetrying) void reloadIfServed();
    this.isRetrying = false;
    this.props.onFail?.();
  }

  private readonly retry = () => {
    this.isRetrying = true;
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.quiet) return null;
    const isNetwork = failure === 'network';
    return (
      <main id={contentId} tabIndex={-1} className={broken}>
        <Card>
          {!isNetwork && (
            <Text as="h1" variant="heading">
              {boundaryTexts.title}
            </Text>
          )}
          <ErrorPanel
            message={isNetwork ? boundaryTexts.network : boundaryTexts.body}
            retryLabel={isNetwork ? commonTexts.retry : commonTexts.refresh}
            onRetry={isNetwork ? this.retry : reload}
            hint={isNetwork ? commonTexts.retryHint : boundaryTexts.again}
            wayOut={
              <LinkButton as={Link} to={routes.home} variant="ghost">
                {commonTexts.home}
              </LinkButton>
            }
          />
        </Card>
      </main>
    );
  }
}
