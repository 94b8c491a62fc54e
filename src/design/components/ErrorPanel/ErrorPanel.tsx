import { useEffect, type ReactNode } from 'react';
import { WarningIcon } from '../../icons/icons';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Cluster } from '../Cluster/Cluster';
import { Text } from '../Text/Text';
import * as styles from './ErrorPanel.css';

/** An error and a way to try again. */
export interface ErrorPanelProps {
  /** The failure, in one sentence. */
  message: string;
  /** The remedy, in one sentence. For the panel of a page or a list; it also adds a drawing, as in empty ones. */
  hint?: string;
  /** The text of the retry button; it shows only with `onRetry`. */
  retryLabel?: string;
  /** Loads again: also called automatically once the network is back. */
  onRetry?: () => void;
  busy?: boolean;
  /** Another way to continue: a ghost LinkButton. */
  wayOut?: ReactNode;
  /** A line with the request's id, for people who ask for help. */
  requestLine?: string;
}

function Scene() {
  return (
    <svg viewBox="0 0 160 96" className={styles.scene} aria-hidden="true">
      <ellipse className={styles.water} cx="80" cy="72" rx="76" ry="22" />
      <path
        className={styles.ripple}
        d="M22 74h14m8 0h4M110 66h20m8 0h6M34 84h6m8 0h22M104 84h18"
      />
      <path className={styles.sign} d="M80 12 116 72H44Z" />
      <path className={styles.sign} d="M80 34v18M80 62h.01" />
    </svg>
  );
}

/** Says what could not be loaded, with a retry button, in place of the missing content. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { message, hint, retryLabel, onRetry, busy, wayOut, requestLine } = props;
  useEffect(() => {
    const again = () => onRetry?.();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return (
    <Stack alignItems="center" textAlign="center" gap={12} padding={24} role="alert">
      {hint ? (
        <Scene />
      ) : (
        <Text tone="danger">
          <WarningIcon size="lg" />
        </Text>
      )}
      <Stack gap={4}>
        <Text as="p" variant="label">
          {message}
        </Text>
        {hint && (
          <Text as="p" variant="meta" tone="muted">
            {hint}
          </Text>
        )}
      </Stack>
      <Cluster justifyContent="center">
        {onRetry && retryLabel && (
          <Button variant={hint ? 'solid' : 'outline'} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {wayOut && <div>{wayOut}</div>}
      </Cluster>
      {requestLine && (
        <Text as="p" variant="caption" tone="muted">
          {requestLine}
        </Text>
      )}
    </Stack>
  );
}
