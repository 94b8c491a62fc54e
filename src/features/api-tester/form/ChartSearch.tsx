import { testerPath } from '@/config/adminPages';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Spread } from '@/design/components/Spread/Spread';
import { Text } from '@/design/components/Text/Text';
import { apiTesterTexts } from '@/texts/admin/testers';
import { testerOf } from '@contract/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import { upstreamTexts } from '@contract/testerTexts';
import { Link } from 'react-router-dom';
import { formAddress } from './testerForm';
import type { RunState } from '../run/useTesterRun';
import { Stack } from '@/design/components/Stack/Stack';
import type { ExpectedCost as Cost } from './cost';

interface ExpectedCostProps {
  id: string;
  costs: readonly Cost[];
  /** Whether a key was typed for the call; it has its own quota. */
  hasOwnKey: boolean;
  /** Whether the same request would be answered from the cache. */
  isKept: boolean;
  /** When an exhausted quota resets, ms; null if none is exhausted. */
  resetsAt: number | null;
}

/** The cost of a run, or why it cannot be made today. */
export function ExpectedCost({ id, costs, hasOwnKey, isKept, resetsAt }: ExpectedCostProps) {
  return (
    <Stack gap={4} id={id}>
      <Text as="p" variant="meta" tabular>
        {hasOwnKey ? apiTesterTexts.costOfKey : apiTesterTexts.cost(costs)}
      </Text>
      {isKept && (
        <Text as="p" variant="meta" tone="muted">
          {apiTesterTexts.costOfKept}
        </Text>
      )}
      {resetsAt !== null && (
        <Text as="p" variant="meta" tone="danger">
          {`${apiTesterTexts.exceeded(resetsAt)} ${apiTesterTexts.keptOnly}`}
        </Text>
      )}
      <Text as="p" variant="meta" tone="muted">
        {apiTesterTexts.buttonsHint}
      </Text>
    </Stack>
  );
}

const search = testerOf('youtube-search');

/** Whether a run asked for a chart of popular videos that does not exist or is empty. */
const isWithoutChart = ({ outcome, problem }: RunState) =>
  problem?.text === upstreamTexts.chart ||
  (outcome?.items.length === 0 && outcome.values.chart !== undefined);

/** The address of the search that comes closest to a chart. */
const searchPath = (tester: Tester, { regionCode = '', videoCategoryId = '' }: TesterValues) =>
  testerPath(tester) +
  formAddress(tester, {
    ...{ part: 'snippet', type: 'video', order: 'viewCount', maxResults: '10' },
    ...{ regionCode, videoCategoryId },
  });

interface ChartSearchProps {
  run: RunState;
  /** The values in the form. */
  values: TesterValues;
}

/** Offers a search if a region or category has no chart of popular videos. */
export function ChartSearch({ run, values }: ChartSearchProps) {
  if (!search || !isWithoutChart(run)) return null;
  return (
    <Card edge>
      <Spread flexWrap="wrap">
        <Text as="p" variant="meta">
          {apiTesterTexts.chartSearchHint}
        </Text>
        <LinkButton as={Link} to={searchPath(search, values)} variant="outline" size="sm">
          {apiTesterTexts.chartSearch}
        </LinkButton>
      </Spread>
    </Card>
  );
}
