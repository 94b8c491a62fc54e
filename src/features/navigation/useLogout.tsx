import { lazyPart } from '@/design/components/Later/lazyPart';
import { logoutAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureTexts } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';

const LogoutDialog = lazyPart(() => import('./LogoutDialog'));

/** Logging out, after a question: `ask` opens `dialog`, which must be rendered somewhere. */
export function useLogout(onDone?: () => void): { ask: () => void; dialog: ReactNode } {
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  const logout = useSetAtom(logoutAtom);
  const showToast = useSetAtom(showToastAtom);
  const confirm = async () => {
    setState('busy');
    try {
      await logout();
    } catch {
      showToast({ text: failureTexts.logout, tone: 'error' });
    }
    setState('closed');
    onDone?.();
  };
  return {
    ask: () => setState('open'),
    dialog: state !== 'closed' && (
      <LogoutDialog
        loading={state === 'busy'}
        onConfirm={() => void confirm()}
        onCancel={() => setState('closed')}
        onLost={() => setState('closed')}
      />
    ),
  };
}
