import { RemoteContent, type RemoteContentProps } from '@/components/RemoteContent/RemoteContent';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';

function LineSkeletons() {
  return (
    <Stack gap={12}>
      <Skeleton width="72%" height={24} />
      <Skeleton width="56%" height={24} />
      <Skeleton width="64%" height={24} />
    </Stack>
  );
}

export interface PaneFrameProps<T> extends Omit<RemoteContentProps<T>, 'skeleton' | 'inCard'> {
  /** Describes the pane's content, above it. */
  hint: string;
}

/** A pane next to a tool that loads separately: loading, ready or failed. */
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
