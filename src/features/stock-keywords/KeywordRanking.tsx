import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { stockTexts } from '@/texts/admin/stock';
import type { Keyword } from '@contract/rules/keywords';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { bar, place10, rank, share } from './StockKeywords.css';

export interface KeywordsProps {
  /** The most frequent keywords first. */
  keywords: readonly Keyword[];
  onOpen: (keyword: Keyword) => void;
}

const percent = (part: number) => `${Math.round(part * 1_000) / 10}%`;

/** The ten most frequent words with their counts. */
export function KeywordRanking({ keywords, onOpen }: KeywordsProps) {
  const [first] = keywords;
  return (
    <Stack gap={16}>
      <Heading>{stockTexts.top10}</Heading>
      <ol aria-label={stockTexts.top10}>
        {keywords.map((keyword, at) => (
          <li key={keyword.word}>
            <button
              type="button"
              className={rank}
              aria-label={stockTexts.open(keyword.word, keyword.count)}
              onClick={() => onOpen(keyword)}
            >
              <span className={place10}>{at + 1}</span>
              <Text variant="label" lines={1}>
                {keyword.word}
              </Text>
              <Text variant="meta" tone="muted" tabular>
                {stockTexts.times(keyword.count)}
              </Text>
              <span
                className={bar}
                style={assignInlineVars({ [share]: percent(keyword.count / (first?.count ?? 1)) })}
              />
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
