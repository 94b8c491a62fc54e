import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { apiTesterTexts } from '@/texts/admin/testers';
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
