import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { reportQueueTexts } from '@/texts/admin/reports';
import { commonTexts } from '@/texts/common';
import { caseResultText } from './caseResult';
import type { CaseResult } from './resolve';

/** The results of several cases, and when they were requested, ms. */
export interface CaseResults {
  results: readonly CaseResult[];
  at: number;
}

interface CaseResultsDialogProps {
  of: CaseResults;
  onClose: () => void;
}

/** Shows the result of each case if some of them failed. */
export function CaseResultsDialog({ of: { results, at }, onClose }: CaseResultsDialogProps) {
  return (
    <Dialog
      open
      title={reportQueueTexts.bulkTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{commonTexts.confirm}</Button>}
    >
      <Stack as="ul" gap={12}>
        {results.map((result) => (
          <li key={result.of.targetId}>
            <Text as="p" variant="label" lines={1}>
              {result.of.excerpt || reportQueueTexts.noText}
            </Text>
            <Text as="p" variant="meta" tone={result.status === 'done' ? 'success' : 'danger'}>
              {caseResultText(result, at)}
            </Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
