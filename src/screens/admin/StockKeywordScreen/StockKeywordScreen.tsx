import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { InfoIcon } from '@/design/icons/icons';
import { stockTexts } from '@/texts/admin/stock';
import { StockResult } from '@/features/stock-keywords/StockResult';
import {
  useStockKeywords,
  type StockAnalysis,
  type StockRun,
} from '@/features/stock-keywords/useStockKeywords';

/** Explains why there is no result. */
function StockProblem({ text, detail }: { text: string; detail: string | null }) {
  return (
    <Card edge>
      <Stack alignItems="center" textAlign="center" gap={8} padding={24}>
        <Text tone="danger">
          <InfoIcon size="lg" />
        </Text>
        <Text as="p" variant="label">
          {text}
        </Text>
        {detail !== null && (
          <Text as="p" variant="meta" tone="muted" preserveLines>
            {detail}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Announces the end of an analysis to screen readers; the result shows it visually. */
function End({ analysis }: { analysis: StockAnalysis }) {
  const { headlines, keywords } = analysis;
  return <VisuallyHidden>{stockTexts.analysed(headlines.length, keywords.length)}</VisuallyHidden>;
}

function StockOutcome({ run }: { run: StockRun }) {
  return (
    <>
      {run.status === 'done' && <StockResult analysis={run.analysis} />}
      <div role="alert">
        {run.status === 'failed' && <StockProblem text={run.text} detail={run.detail} />}
      </div>
      <div role="status">
        {run.status === 'done' && <End analysis={run.analysis} />}
        {run.status === 'running' && (
          <Card edge>
            <Stack gap={12}>
              <Text as="p" variant="label">
                {stockTexts.loading}
              </Text>
              <Skeleton height={280} radius="md" />
            </Stack>
          </Card>
        )}
      </div>
    </>
  );
}

/** Analyses the words of business headlines: one button, and its result. */
function StockKeywords() {
  const { run, start } = useStockKeywords();
  return (
    <Stack gap={16}>
      <Card edge>
        <Stack gap={16} alignItems="flex-start">
          <Row alignItems="flex-start" gap={8}>
            <Box as="span" flexShrink={0}>
              <Text tone="accent">
                <InfoIcon />
              </Text>
            </Box>
            <Text as="p" variant="body">
              {stockTexts.info}
            </Text>
          </Row>
          <Button busy={run.status === 'running'} onClick={start}>
            {stockTexts.start}
          </Button>
        </Stack>
      </Card>
      <StockOutcome run={run} />
    </Stack>
  );
}

/** The keywords of business headlines. */
export default function StockKeywordScreen() {
  return (
    <AdminPage title={adminTexts.pages.stockKeyword}>
      <StockKeywords />
    </AdminPage>
  );
}
