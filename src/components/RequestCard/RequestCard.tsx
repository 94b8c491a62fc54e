import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Button } from '@/design/components/Button/Button';
import { Columns } from '@/design/components/Columns/Columns';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useId, type ReactNode } from 'react';
import * as styles from './RequestCard.css';

export interface RequestCardProps {
  title: string;
  /** The reason or the result; announced when it changes. */
  lead: string;
  /** The error; null if there is none. */
  error: string | null;
  later: { label: string; act: () => void };
  /** The request; null if its lead says what to do. */
  act: { label: string; busyLabel: string; busy: boolean; act: () => void } | null;
  children?: ReactNode;
}

/** A request to a visitor at the bottom of the window; the page stays usable. */
export function RequestCard({ title, lead, error, later, act, children }: RequestCardProps) {
  const id = useId();
  return (
    <aside className={styles.request} aria-labelledby={id}>
      <Stack
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          if (act?.busy === false) act.act();
        }}
      >
        <Stack gap={4}>
          <Heading id={id}>{title}</Heading>
          <Text as="p" variant="meta" tone="muted" role="status">
            {lead}
          </Text>
        </Stack>
        {children}
        <AlertPanel message={error} />
        <Columns columns={act ? 2 : 1}>
          <Button variant="soft" onClick={later.act}>
            {later.label}
          </Button>
          {act && (
            <SubmitButton busy={act.busy} busyLabel={act.busyLabel}>
              {act.label}
            </SubmitButton>
          )}
        </Columns>
      </Stack>
    </aside>
  );
}
