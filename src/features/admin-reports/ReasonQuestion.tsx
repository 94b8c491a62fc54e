import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { reportActionTexts, reportReasonTexts } from '@/texts/admin/reports';
import type { ReportCase } from '@contract/models/report';

const presets = {
  label: reportReasonTexts.presets,
  reasons: Object.values(reportReasonTexts.choices),
};

interface ReasonQuestionProps {
  action: 'remove' | 'warn';
  cases: readonly ReportCase[];
  busy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason for a removal or a warning; the author will read it. */
export function ReasonQuestion({ action, cases, busy, onSubmit, onClose }: ReasonQuestionProps) {
  const { removeTitle, removeTitleMany, warnTitle } = reportReasonTexts;
  const [first] = cases;
  const toRemove = cases.length > 1 ? removeTitleMany(cases.length) : removeTitle;
  return (
    <ReasonDialog
      title={action === 'remove' ? toRemove : warnTitle(first?.authorName ?? '')}
      note={action === 'remove' ? reportReasonTexts.removeNote : reportReasonTexts.warnNote}
      presets={presets}
      label={reportReasonTexts.reason}
      placeholder={reportReasonTexts.placeholder}
      missing={reportReasonTexts.missing}
      submitLabel={reportActionTexts[action]}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
