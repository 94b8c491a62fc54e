import { Chip } from '@/design/components/Chip/Chip';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { stockTexts } from '@/texts/admin/stock';
import type { KeywordsProps } from './KeywordRanking';

/** The words after the ranking, with their counts. */
export function OtherKeywords({ keywords, onOpen }: KeywordsProps) {
  return (
    <Stack gap={16}>
      <Heading>{stockTexts.others}</Heading>
      <Cluster as="ol" aria-label={stockTexts.others}>
        {keywords.map((keyword) => (
          <li key={keyword.word}>
            <Chip
              on="surface"
              aria-label={stockTexts.open(keyword.word, keyword.count)}
              onClick={() => onOpen(keyword)}
            >
              <span>{keyword.word}</span>{' '}
              <Text variant="caption" tone="muted" tabular>
                {stockTexts.times(keyword.count)}
              </Text>
            </Chip>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
