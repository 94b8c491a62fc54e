import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { revertTexts, reviewTexts } from '@/texts/admin/review';

const presets = { label: revertTexts.presets, reasons: Object.values(revertTexts.choices) };

interface RevertDialogProps {
  /** How many posts it is about. */
  count: number;
  /** What was typed before, of a call that failed. */
  reason?: string;
  onRevert: (reason: string) => void;
  onClose: () => void;
}

/** Asks why posts are taken back, in words for their authors. */
export function RevertDialog({ count, reason, onRevert, onClose }: RevertDialogProps) {
  return (
    <ReasonDialog
      title={count > 1 ? revertTexts.titleMany(count) : revertTexts.title}
      note={revertTexts.note}
      presets={presets}
      label={revertTexts.reason}
      placeholder={revertTexts.placeholder}
      reason={reason}
      submitLabel={reviewTexts.revert}
      onSubmit={onRevert}
      onClose={onClose}
    />
  );
}
