import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { mailLinkTexts } from '@/texts/mailLinks';
import { Link } from 'react-router-dom';

interface ShownMail {
  id: number;
  subject: string;
  text: string;
  /** The path of its link. */
  link: string | null;
}

export interface DemoMailboxProps {
  to: string;
  /** Latest first. */
  mails: readonly ShownMail[];
}

/** The mails that the demo would have sent to an address. */
export function DemoMailbox({ to, mails }: DemoMailboxProps) {
  return (
    <Card as="section" aria-label={mailLinkTexts.demoBox}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Text as="h2" variant="label">
            {mailLinkTexts.demoBox}
          </Text>
          <Text as="p" variant="meta" tone="muted">
            {mails.length > 0 ? mailLinkTexts.demoNote : mailLinkTexts.demoEmpty}
          </Text>
        </Stack>
        {mails.map(({ id, subject, text, link }) => (
          <Stack key={id} as="article" gap={8} minWidth={0}>
            <Heading level={3}>{subject}</Heading>
            <Text as="p" variant="caption" tone="muted">
              {mailLinkTexts.demoTo(to)}
            </Text>
            <Text as="p" variant="meta" preserveLines>
              {text.trim()}
            </Text>
            {link !== null && (
              <Text as={Link} to={link} variant="label" tone="accent" link>
                {mailLinkTexts.demoLink}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
