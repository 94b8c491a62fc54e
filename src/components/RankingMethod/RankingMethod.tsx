import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { rankingTexts } from '@/texts/rankings';

export interface RankingMethodProps {
  /** The id of the section, for the link at the top of the page. */
  id: string;
  sentences: readonly string[];
}

/** Explains how the numbers of a page are calculated. */
export function RankingMethod({ id, sentences }: RankingMethodProps) {
  return (
    <Card as="section" edge id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <Stack gap={8}>
        <Heading id={`${id}-heading`}>{rankingTexts.method}</Heading>
        {sentences.map((sentence) => (
          <Text as="p" key={sentence} variant="meta" tone="muted">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
