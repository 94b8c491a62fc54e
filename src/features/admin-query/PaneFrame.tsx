import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import type { Remote } from '@/state/remote';
import type { ReactNode } from 'react';

function LineSkeletons() {
  return (
    <Stack gap={12}>
      <Skeleton width="72%" height={24} />
      <Skeleton width="56%" height={24} />
      <Skeleton width="64%" height={24} />
    </Stack>
  );
}

interface PaneFrameProps<T> {
  hint: string;
  failed: string;
  state: Remote<T>;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** A pane beside the query that loads by itself: coming, there, or failed. */
export function PaneFrame<T>({ hint, failed, state, onRetry, children }: PaneFrameProps<T>) {
  return (
    <Stack gap={12}>
      <Text as="p" variant="meta" tone="muted">
        {hint}
      </Text>
      <RemoteContent state={state} failed={failed} skeleton={<LineSkeletons />} onRetry={onRetry}>
        {children}
      </RemoteContent>
    </Stack>
  );
}
