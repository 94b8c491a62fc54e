import { Dialog } from '@/design/components/Dialog/Dialog';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { stockTexts } from '@/texts/admin/stock';
import { commonTexts } from '@/texts/common';
import { findWords, type Keyword } from '@contract/rules/text/keywords';
import { timeAgo } from '@contract/rules/site/time';
import { isWebUrl } from '@contract/rules/links/web-url';
import { Fragment } from 'react';
import { found, headline } from './StockKeywords.css';
import type { StockAnalysis, StockHeadline } from './useStockKeywords';

/** A headline with every counted occurrence of a word marked. */
function MarkedTitle({ title, word }: { title: string; word: string }) {
  const places = findWords(title).filter((one) => one.word === word);
  return (
    <>
      {places.map(({ start, end }, at) => (
        <Fragment key={start}>
          <span>{title.slice(places[at - 1]?.end ?? 0, start)}</span>
          <mark className={found}>{title.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{title.slice(places.at(-1)?.end ?? 0)}</span>
    </>
  );
}

const factsOf = ({ source, publishedAt }: StockHeadline, now: number) =>
  [source, publishedAt && timeAgo(Date.parse(publishedAt), now)].filter(Boolean).join(' · ');

/** A headline, linked if its page has a web address. */
function Headline({ of, word }: { of: StockHeadline; word: string }) {
  const title = <MarkedTitle title={of.title} word={word} />;
  if (!isWebUrl(of.url)) return <Text variant="label">{title}</Text>;
  return (
    <Text as="a" href={of.url} target="_blank" rel="noopener noreferrer" variant="label" link>
      {title}
      <VisuallyHidden> {stockTexts.newTab}</VisuallyHidden>
    </Text>
  );
}

interface HeadlinesDialogProps {
  keyword: Keyword;
  analysis: StockAnalysis;
  onClose: () => void;
}

/** The headlines that contain a word. */
export function HeadlinesDialog({ keyword, analysis, onClose }: HeadlinesDialogProps) {
  const { word } = keyword;
  const title = stockTexts.headlines(word, keyword.headlines.length);
  return (
    <Dialog open title={title} closeLabel={commonTexts.close} onClose={onClose}>
      <ul aria-label={title}>
        {keyword.headlines.map((at) => {
          const one = analysis.headlines[at];
          return (
            one && (
              <Box
                as="li"
                display="flex"
                flexDirection="column"
                key={at}
                gap={2}
                paddingY={12}
                className={headline}
              >
                <Headline of={one} word={word} />
                <Text variant="caption" tone="muted">
                  {factsOf(one, analysis.at)}
                </Text>
              </Box>
            )
          );
        })}
      </ul>
    </Dialog>
  );
}
