import { testerAt } from '@/config/adminPages';
import { Stack } from '@/design/components/Stack/Stack';
import { ImportBatches } from '@/features/admin-import/ImportBatches';
import { reviewPath } from '@/features/admin-review/address';
import { forgetBatchAtom, pagedRunsAtom } from '@/features/api-tester/paged/pagedRuns';
import { ApiTester } from '@/features/api-tester/runners';
import { toolTexts } from '@contract/testerTexts';
import type { Tester } from '@contract/testers/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The batches of the imports; they load again when the run above them changes. */
function Batches({ tester }: { tester: Tester }) {
  const run = useAtomValue(pagedRunsAtom)[tester.id];
  const forgetBatch = useSetAtom(forgetBatchAtom);
  return (
    <ImportBatches
      waitingTo={reviewPath({ q: toolTexts.importer })}
      version={run ? `${run.status} ${run.done}` : ''}
      onUndone={forgetBatch}
    />
  );
}

/** The data tool at the address. */
export default function TesterScreen() {
  const { pathname } = useLocation();
  const tester = testerAt(pathname);
  if (!tester) return null;
  return (
    <AdminPage title={tester.label}>
      <Stack>
        <ApiTester tester={tester} />
        {tester.call === 'importVideos' && <Batches tester={tester} />}
      </Stack>
    </AdminPage>
  );
}
