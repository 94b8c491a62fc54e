import { SuspensionNotice } from '@/components/SuspensionNotice/SuspensionNotice';
import { suspensionNoticeId } from '@/config/routes';
import { showToastAtom } from '@/state/toasts';
import { suspensionTexts } from '@/texts/suspension';
import type { Suspension } from '@contract/models/admin-member';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import './SuspendedMember.css';

/**
 * What a suspended member gets on every page: the notice, and its text again when they press a
 * disabled control; see `useWriting`. Only they load it.
 */
export default function SuspendedMember({ suspension }: { suspension: Suspension }) {
  const { reason } = suspension;
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    const explain = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element && target.closest('[aria-describedby]');
      if (!pressed || pressed.getAttribute('aria-describedby') !== suspensionNoticeId) return;
      const { title: text, reason: because } = suspensionTexts;
      showToast({ text, detail: because(reason), tone: 'danger' });
    };
    document.addEventListener('click', explain);
    return () => document.removeEventListener('click', explain);
  }, [reason, showToast]);
  return <SuspensionNotice id={suspensionNoticeId} suspension={suspension} />;
}
