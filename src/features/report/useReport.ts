import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { reportTexts } from '@/texts/report';
import type { ReportReason } from '@contract/models/report';
import { typedLength } from '@contract/rules/clean-text';
import { REPORT_NOTE_MAX } from '@contract/rules/report-limits';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { reportAtom, type Reported } from './report';

/** The state of a report form: the input stays until the server has accepted it. */
export function useReport(reported: Reported, onReported: () => void, onClose: () => void) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const report = useSetAtom(reportAtom);
  const showToast = useSetAtom(showToastAtom);

  async function send(): Promise<void> {
    if (busy) return;
    if (reason === null) {
      setError(reportTexts.reasonMissing);
      return;
    }
    if (typedLength(note) > REPORT_NOTE_MAX) {
      setError(reportTexts.noteLong);
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const isNew = await report({ ...reported, reason, note });
      if (isNew !== null) {
        showToast({ text: isNew ? reportTexts.done : reportTexts.already, tone: 'success' });
        onReported();
      }
      onClose();
    } catch (failure) {
      setError(failureText(failure, reportTexts.failed));
      setBusy(false);
    }
  }
  return {
    reason,
    note,
    error,
    busy,
    choose: (chosen: ReportReason | null) => {
      setReason(chosen);
      setError(null);
    },
    write: setNote,
    send: () => void send(),
  };
}
