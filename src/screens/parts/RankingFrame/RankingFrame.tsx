import { RankingMethod } from '@/components/RankingMethod/RankingMethod';
import { RankingSource, type RankingSourceProps } from '@/components/RankingSource/RankingSource';
import { contentId } from '@/config/routes';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Box } from '@/design/components/Box/Box';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import { rankingTexts } from '@/texts/rankings';
import type { RankingPageName } from '@contract/pages';
import type { ReactNode } from 'react';
import * as styles from './RankingFrame.css';

interface RankingFrameProps {
  name: RankingPageName;
  /** What of it is shown, beside its name: a period. */
  part?: string;
  /** What the page shows, in a sentence. */
  note?: string | undefined;
  filters: ReactNode;
  /** Where the numbers come from; null until they are there, and where they did not come. */
  counted: Omit<RankingSourceProps, 'methodId'> | null;
  /** Whether they are on their way. */
  busy: boolean;
  /** How the list was made, in sentences. */
  method: readonly string[];
  /** What else there is, above the method. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The id of the section that says how a ranking was made. */
const METHOD = 'ranking-method';

/** A page of rankings: its head with the filters, its list, and what stands beside it. */
export function RankingFrame(props: RankingFrameProps) {
  const { name, part, note, filters, counted, busy, method, beside, children } = props;
  const heading = rankingTexts.headings[name];
  return (
    <main id={contentId} tabIndex={-1} className={styles.page}>
      <PageTitle title={layoutTexts.pageTitle(heading)} />
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
