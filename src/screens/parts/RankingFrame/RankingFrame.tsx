import { RankingMethod } from '@/components/RankingMethod/RankingMethod';
import { RankingSource, type RankingSourceProps } from '@/components/RankingSource/RankingSource';
import { contentId } from '@/config/routes';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Box } from '@/design/components/Box/Box';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { PageTitle } from '@/features/page/PageTitle';
import { rankingTexts } from '@/texts/rankings';
import type { RankingPageName } from '@contract/pages';
import type { ReactNode } from 'react';
import * as styles from './RankingFrame.css';

interface RankingFrameProps {
  name: RankingPageName;
  /** The shown part, next to the name: a period. */
  part?: string;
  /** One sentence about the content of the page. */
  note?: string | undefined;
  filters: ReactNode;
  /** The source of the numbers; null until they have loaded, or if they did not load. */
  counted: Omit<RankingSourceProps, 'methodId'> | null;
  /** Whether they are loading. */
  busy: boolean;
  /** The calculation of the list, in sentences. */
  method: readonly string[];
  /** Side content, above the method. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The id of the section that explains how a ranking is calculated. */
const METHOD = 'ranking-method';

/** A ranking page: its heading with the filters, its list, and its side content. */
export function RankingFrame(props: RankingFrameProps) {
  const { name, part, note, filters, counted, busy, method, beside, children } = props;
  const heading = rankingTexts.headings[name];
  return (
    <main id={contentId} tabIndex={-1} className={styles.page}>
      <PageTitle title={heading} />
      <Stack gap={{ base: 8, wide: 16 }} minWidth={0}>
        <div className={styles.head}>
          <Stack gap={6} minWidth={0}>
            <Heading level={1}>
              <span>{heading}</span>
              {part && <Text tone="muted"> {part}</Text>}
            </Heading>
            {note && (
              <Text as="p" variant="meta" tone="muted">
                {note}
              </Text>
            )}
            {busy && <Skeleton width={220} height={24} />}
            {counted && <RankingSource {...counted} methodId={METHOD} />}
          </Stack>
          <div className={styles.filters}>{filters}</div>
        </div>
        {children}
      </Stack>
      <Box
        as="aside"
        display="flex"
        flexDirection="column"
        gap={{ base: 8, wide: 16 }}
        minWidth={0}
        className={styles.aside}
      >
        {beside}
        {method.length > 0 && <RankingMethod id={METHOD} sentences={method} />}
      </Box>
    </main>
  );
}
