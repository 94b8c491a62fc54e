import { downloadFile } from '@/design/browser/downloadFile';
import { Button } from '@/design/components/Button/Button';
import { SaveIcon } from '@/design/icons/icons';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { apiTesterTexts } from '@/texts/admin/testers';
import { testerTexts } from '@contract/testerTexts';
import { seoulDay } from '@contract/rules/time';
import type { TesterOutcome } from './outcome';

/** What became of saving a result. */
export interface SavedResult {
  isDone: boolean;
  text: string;
}

interface SaveResultProps {
  /** What the last run came to; null before one. */
  outcome: TesterOutcome | null;
  onSaved: (saved: SavedResult) => void;
}

/**
 * Saves what a tool answered as a file. The videos of a result are saved where they are chosen, so
 * that its tool has this button only as long as there are none.
 */
export function SaveResult({ outcome, onSaved }: SaveResultProps) {
  if (outcome?.tester.canSave) return null;
  function save(): void {
    if (!outcome || outcome.items.length === 0) {
      onSaved({ isDone: false, text: testerTexts.saveNothing });
      return;
    }
    const name = testerResultTexts.resultName(outcome.tester.label, seoulDay(outcome.at));
    downloadFile(name, `${JSON.stringify(outcome.answer, null, 2)}\n`, 'application/json');
    onSaved({ isDone: true, text: testerResultTexts.resultSaved(name) });
  }
  return (
    <Button variant="soft" icon={<SaveIcon />} onClick={save}>
      {apiTesterTexts.save}
    </Button>
  );
}
