import { LinkButton } from '@/design/components/Button/LinkButton';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { commonTexts } from '@/texts/common';
import { Link } from 'react-router-dom';

interface LoadFailureProps {
  message: string;
  homeTo: string;
  onRetry: () => void;
}

/** What a page shows if its subject could not be loaded: a retry button, and a link home. */
export function LoadFailure({ message, homeTo, onRetry }: LoadFailureProps) {
  return (
    <ErrorPanel
      message={message}
      hint={commonTexts.retryHint}
      retryLabel={commonTexts.retry}
      onRetry={onRetry}
      wayOut={
        <LinkButton as={Link} to={homeTo} variant="ghost">
          {commonTexts.home}
        </LinkButton>
      }
    />
  );
}
