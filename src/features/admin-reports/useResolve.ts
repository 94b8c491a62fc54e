import { showToastAtom } from '@/state/toasts';
import { reportQueueTexts } from '@/texts/admin/reports';
import type { ReportCase } from '@contract/models/report';
import { useSetAtom } from 'jotai';
import { caseResultText } from './caseResult';
import { resolveAtom, type CaseResult, type Resolution } from './resolve';

/**
 * Resolves cases and reports the result.
 * @param onMixed gets the results if only some of several succeeded
 * @returns whether all succeeded, so that the dialog can close
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
