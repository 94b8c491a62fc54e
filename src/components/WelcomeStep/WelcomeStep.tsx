import { Box } from '@/design/components/Box/Box';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import type { ReactNode } from 'react';
import * as styles from './WelcomeStep.css';

export interface WelcomeStepProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The link that leads on without doing anything. */
  skip: ReactNode;
  /** The button that does it and leads on. */
  action: ReactNode;
}

/** One of the first steps of a new member. */
export function WelcomeStep({ title, lead, children, skip, action }: WelcomeStepProps) {
  return (
    <>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text as="p" variant="body" tone="muted">
          {lead}
        </Text>
      </Stack>
      {children}
      <div className={styles.foot}>
        {skip}
        <Box flexGrow={1}>{action}</Box>
      </div>
    </>
  );
}
