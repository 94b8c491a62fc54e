import { addressOf } from '@/config/base';
import { copyText } from '@/design/browser/copyText';
import { showToastAtom } from '@/state/toasts';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { formAddress } from './testerForm';

/** Copies an address that fills the form with the typed values, and confirms that. */
export function useShare(tester: Tester, values: TesterValues): () => void {
  const { pathname } = useLocation();
  const showToast = useSetAtom(showToastAtom);
  return () => {
    const path = addressOf(pathname) + formAddress(tester, values);
    void copyText(new URL(path, location.origin).href).then((isCopied) =>
      showToast(
        isCopied
          ? { text: apiTesterTexts.linkCopied, tone: 'success' }
          : { text: apiTesterTexts.copyFailed, tone: 'danger' },
      ),
    );
  };
}
