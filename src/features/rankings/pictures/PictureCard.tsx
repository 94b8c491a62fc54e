import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useId, type ReactNode } from 'react';

interface PictureCardProps {
  heading: string;
  note?: string;
  children: ReactNode;
}

/** A chart with its heading and a note. */
export function PictureCard({ heading, note, children }: PictureCardProps) {
  const id = useId();
  return (
    <Card as="section" edge aria-labelledby={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading id={id}>{heading}</Heading>
          {note && (
            <Text as="p" variant="meta" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
