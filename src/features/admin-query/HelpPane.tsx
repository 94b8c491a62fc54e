import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { adminQueryTexts } from '@/texts/admin/query';

/** What is refused, and why. */
export function HelpPane() {
  return (
    <Stack as="ul" gap={12}>
      {adminQueryTexts.helpRules.map(({ title, text }) => (
        <Stack as="li" key={title} gap={2}>
          <Heading level={3}>{title}</Heading>
          <Text as="p" variant="meta" tone="muted">
            {text}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
