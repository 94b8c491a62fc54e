import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';

interface LinkHeadingProps {
  title: string;
  lead: string;
}

/** The heading of a page that a mail links to. */
export function LinkHeading({ title, lead }: LinkHeadingProps) {
  return (
    <Stack gap={8} paddingY={8}>
      <Heading level={1}>{title}</Heading>
      <Text as="p" variant="body" tone="muted">
        {lead}
      </Text>
    </Stack>
  );
}
