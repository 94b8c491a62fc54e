import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { optionsOf } from '@/design/options';
import { useWriting } from '@/state/suspension';
import { reasonTexts, reportNotes, reportTexts, reportTitles } from '@/texts/report';
import { typedLength } from '@contract/rules/text/clean-text';
import { REPORT_NOTE_MAX, reportReasons } from '@contract/rules/admin/report-limits';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import type { ReportReason, ReportTarget } from '@contract/models/report';
import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { call } from '@/api/client';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { ApiError } from '@contract/errors';

/** The target of a report. */
interface Reported {
  targetType: ReportTarget;
  targetId: string;
}

/**
 * Reports something. It then disappears from the reporter's screen, even if it had been reported
 * before.
 * @returns false if it had been reported before; null if another member has signed in since
 * @throws any other error of the call
 */
export const reportAtom = atom(
  null,
  async (_get, set, reported: Reported & { reason: ReportReason; note: string }) => {
    const { targetType, targetId } = reported;
    const isHere = set(whileOwnerAtom);
    const sent = call('createReport', { body: reported }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'CONFLICT') return false;
        throw error;
      },
    );
    const kind = targetType === 'post' ? 'posts' : 'comments';
    const done = await forOwner(isHere, sent);
    if (!done) return null;
    set(setHiddenAtom, kind, targetId, true);
    return done.answer;
  },
);

/** The state of a report form: the input stays until the server has accepted it. */
function useReport(reported: Reported, onReported: () => void, onClose: () => void) {
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

export interface ReportDialogProps {
  reported: Reported;
  onReported?: () => void;
  onClose: () => void;
}

const choices = optionsOf(reportReasons, reasonTexts);

/** Asks why the admins should check something. */
export default function ReportDialog({ reported, onReported, onClose }: ReportDialogProps) {
  const writing = useWriting();
  const form = useReport(reported, () => onReported?.(), onClose);
  return (
    <FormDialog
      title={reportTitles[reported.targetType]}
      submitLabel={reportTexts.submit}
      submit={{ tone: 'danger', ...writing }}
      busy={form.busy}
      onSubmit={form.send}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text as="p" variant="meta" tone="muted">
          {reportNotes[reported.targetType]}
        </Text>
        <ChoiceChips
          label={reportTexts.reason}
          options={choices}
          value={form.reason}
          onChange={form.choose}
        />
        <Textarea
          label={reportTexts.note}
          placeholder={reportTexts.notePlaceholder}
          rows={3}
          max={REPORT_NOTE_MAX}
          count={typedLength(form.note)}
          value={form.note}
          onChange={(value) => form.write(value)}
        />
        <div role="alert">
          {form.error && (
            <Text as="p" variant="meta" tone="danger">
              {form.error}
            </Text>
          )}
        </div>
      </Stack>
    </FormDialog>
  );
}
