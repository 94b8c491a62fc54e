import { downloadFile } from '@/design/browser/downloadFile';
import { Button } from '@/design/components/Button/Button';
import { SaveIcon } from '@/design/icons/icons';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { apiTesterTexts } from '@/texts/admin/testers';
import { testerTexts } from '@contract/testerTexts';
import { seoulDay } from '@contract/rules/site/time';
import type { TesterOutcome } from './outcome';

/** The result of saving. */
export interface SavedResult {
  isDone: boolean;
  text: string;
}

interface SaveResultProps {
  /** The outcome of the last run; null before the first. */
  outcome: TesterOutcome | null;
  onSaved: (saved: SavedResult) => void;
}

/**
 * Saves the answer of a tool as a file. Hidden for results whose videos can be selected and saved.
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
