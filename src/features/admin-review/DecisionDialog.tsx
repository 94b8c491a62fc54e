import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { revertTexts, reviewTexts } from '@/texts/admin/review';
import type { AskingAct } from './acts';

const presets = { label: revertTexts.presets, reasons: Object.values(revertTexts.choices) };

/** What is asked: about how many posts, and what was typed before, of a call that failed. */
export interface Question {
  act: AskingAct;
  count: number;
  reason: string;
}

interface DecisionDialogProps extends Question {
  onDecide: (reason: string) => void;
  onClose: () => void;
}

/** Asks why posts are taken back, rejected or deleted, in words for their authors. */
export function DecisionDialog({ act, count, reason, onDecide, onClose }: DecisionDialogProps) {
  const texts = revertTexts[act];
  return (
    <ReasonDialog
      title={count > 1 ? texts.titleMany(count) : texts.title}
      note={texts.note}
      presets={presets}
      label={texts.reason}
      placeholder={revertTexts.placeholder}
      reason={reason}
      missing={act === 'revert' ? undefined : revertTexts.missing}
      submitLabel={reviewTexts[act]}
      onSubmit={onDecide}
      onClose={onClose}
    />
  );
}
