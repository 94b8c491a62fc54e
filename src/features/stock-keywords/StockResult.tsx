import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Spread } from '@/design/components/Spread/Spread';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useMinute } from '@/design/hooks/useMinute';
import { DownloadIcon } from '@/design/icons/icons';
import { stockTexts } from '@/texts/admin/stock';
import { testerResultTexts } from '@/texts/admin/testerResult';
import type { Keyword } from '@contract/rules/text/keywords';
import { useState } from 'react';
import { HeadlinesDialog } from './HeadlinesDialog';
import { frame, ranking, bar, place10, rank, share } from './StockKeywords.css';
import type { StockAnalysis } from './useStockKeywords';
import { WordCloud } from './WordCloud';
import { downloadFile } from '@/design/browser/downloadFile';
import { csvOf } from '@contract/rules/text/csv';
import { seoulDay } from '@contract/rules/site/time';
import { Chip } from '@/design/components/Chip/Chip';
import { assignInlineVars } from '@vanilla-extract/dynamic';

interface KeywordsProps {
  /** The most frequent keywords first. */
  keywords: readonly Keyword[];
  onOpen: (keyword: Keyword) => void;
}

const percent = (part: number) => `${Math.round(part * 1_000) / 10}%`;

/** The ten most frequent words with their counts. */
function KeywordRanking({ keywords, onOpen }: KeywordsProps) {
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

/** The words after the ranking, with their counts. */
function OtherKeywords({ keywords, onOpen }: KeywordsProps) {
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

/** Saves the words of an analysis as a spreadsheet. */
function exportKeywords({ keywords, at }: StockAnalysis): void {
  const rows = keywords.map(({ word, count, headlines }, place) => [
    ...[place + 1, word, count, headlines.length],
  ]);
  const csv = csvOf(stockTexts.csvColumns, rows);
  downloadFile(stockTexts.csvName(seoulDay(at)), csv, 'text/csv;charset=utf-8');
}

/** How many words the ranking shows. */
const TOP = 10;

/** The source of the news, and the age of a cached answer. */
function StockFacts({ analysis }: { analysis: StockAnalysis }) {
  const { basis, source, cachedAt, notices, headlines, keywords } = analysis;
  const now = useMinute();
  return (
    <Stack gap={8}>
      <Cluster>
        <Text variant="meta" tone="muted">
          {stockTexts.analysed(headlines.length, keywords.length)}
        </Text>
        <Badge tone={basis === 'naver' ? 'accent' : 'neutral'}>{stockTexts.basis[basis]}</Badge>
        {source === 'simulated' && <Badge tone="warning">{testerResultTexts.simulated}</Badge>}
        {cachedAt !== null && <Badge>{testerResultTexts.cached(now - cachedAt)}</Badge>}
      </Cluster>
      {notices.map((notice) => (
        <Text as="p" key={notice} variant="meta">
          {notice}
        </Text>
      ))}
    </Stack>
  );
}

/** The keywords of the news as a cloud and a ranking, each with its headlines. */
export function StockResult({ analysis }: { analysis: StockAnalysis }) {
  const [opened, setOpened] = useState<Keyword | null>(null);
  const { keywords } = analysis;
  const others = keywords.slice(TOP);
  return (
    <>
      <div className={frame}>
        <Card edge as="section" aria-label={stockTexts.cloud}>
          <Stack gap={16}>
            <Spread flexWrap="wrap">
              <Heading>{stockTexts.cloud}</Heading>
              <Button
                variant="soft"
                size="sm"
                icon={<DownloadIcon />}
                onClick={() => exportKeywords(analysis)}
              >
                {stockTexts.exportCsv}
              </Button>
            </Spread>
            <StockFacts analysis={analysis} />
            <WordCloud keywords={keywords} onOpen={setOpened} />
            <Text as="p" variant="meta" tone="muted">
              {stockTexts.explain} {stockTexts.cloudHint}
            </Text>
          </Stack>
        </Card>
        <section aria-label={stockTexts.top10} className={ranking}>
          <KeywordRanking keywords={keywords.slice(0, TOP)} onOpen={setOpened} />
        </section>
        {others.length > 0 && (
          <Card edge as="section" aria-label={stockTexts.others}>
            <OtherKeywords keywords={others} onOpen={setOpened} />
          </Card>
        )}
      </div>
      {opened && (
        <HeadlinesDialog keyword={opened} analysis={analysis} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
