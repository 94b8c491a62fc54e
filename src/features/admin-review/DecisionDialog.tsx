import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { revertTexts, reviewTexts } from '@/texts/admin/review';
import type { AskingAct } from './acts';

const presets = { label: revertTexts.presets, reasons: Object.values(revertTexts.choices) };

/** The question of a dialog: the number of posts, and the reason typed so far. */
export interface Question {
  act: AskingAct;
  count: number;
  reason: string;
}

interface DecisionDialogProps extends Question {
  onDecide: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason why posts are reverted, rejected or deleted; their authors will read it. */
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
