import { showToastAtom } from '@/state/toasts';
import { reportQueueTexts } from '@/texts/admin/reports';
import type { ReportCase } from '@contract/models/report';
import { useSetAtom } from 'jotai';
import { caseResultText } from './caseResult';
import { resolveAtom, type CaseResult, type Resolution } from './resolve';

/**
 * Settles cases and says what became of them.
 * @param onMixed takes the results where some of many were not done as wished
 * @returns whether nothing failed: what was asked before need not be asked again
 */
export function useResolve(onMixed: (results: readonly CaseResult[]) => void) {
  const resolve = useSetAtom(resolveAtom);
  const showToast = useSetAtom(showToastAtom);
  return async (cases: readonly ReportCase[], resolution: Resolution): Promise<boolean> => {
    const results = await resolve(cases, resolution);
    if (!results) return true;
    const others = results.filter(({ status }) => status !== 'done');
    const [result] = others.length > 0 ? others : results;
    if (results.length > 1 && others.length > 0) onMixed(results);
    else if (results.length > 1) {
      showToast({ text: reportQueueTexts.bulkDone(results.length), tone: 'success' });
    } else if (result) {
      const tone = result.status === 'done' ? 'success' : 'danger';
      showToast({ text: caseResultText(result, Date.now()), tone });
    }
    return results.every(({ status }) => status !== 'failed');
  };
}
