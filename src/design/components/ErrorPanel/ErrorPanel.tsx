import { useEffect } from 'react';
import { InfoIcon } from '../../icons/icons';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

/** What went wrong, and the way to try again. */
export interface ErrorPanelProps {
  /** What failed, in one sentence. */
  message: string;
  /** Words of the retry button; it is shown only with `onRetry`. */
  retryLabel?: string;
  /** Reads again: also by itself once the network is back. */
  onRetry?: () => void;
  busy?: boolean;
  /** A line with the request's id, for a person who asks for help. */
  requestLine?: string;
}

/** Says what could not be loaded, with a button to try again, in the place it would have had. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { message, retryLabel, onRetry, busy, requestLine } = props;
  useEffect(() => {
    const again = () => onRetry?.();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return (
    <Stack alignItems="center" textAlign="center" gap={12} padding={24} role="alert">
      <Text tone="danger">
        <InfoIcon size="lg" />
      </Text>
      <Text as="p" variant="label">
        {message}
      </Text>
      {onRetry && retryLabel && (
        <Button variant="outline" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {requestLine && (
        <Text as="p" variant="caption" tone="muted">
          {requestLine}
        </Text>
      )}
    </Stack>
  );
}
