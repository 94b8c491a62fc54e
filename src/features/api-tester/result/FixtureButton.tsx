import { sendFixture } from '@/api/admin/savedVideos';
import { downloadFile } from '@/design/browser/downloadFile';
import { Button } from '@/design/components/Button/Button';
import { DbIcon } from '@/design/icons/icons';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { failureText } from '@/texts/errors';
import { useState } from 'react';
import type { TesterOutcome } from '../outcome';

/** What became of making a fixture, to be read beside the button. */
export interface FixtureSaid {
  text: string;
  isFailure: boolean;
}

interface FixtureButtonProps {
  outcome: TesterOutcome;
  onSaid: (said: FixtureSaid | null) => void;
}

/** Saves the exchanges of a run as a file by which the simulated services answer. */
export function FixtureButton({ outcome, onSaid }: FixtureButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    onSaid(null);
    try {
      const { fileName, fixture } = await sendFixture(outcome.tester.id, outcome.values);
      downloadFile(fileName, `${JSON.stringify(fixture, null, 2)}\n`, 'application/json');
      onSaid({ text: testerResultTexts.fixtureSaved(fileName), isFailure: false });
    } catch (error) {
      onSaid({ text: failureText(error, testerResultTexts.fixtureFailed), isFailure: true });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="neutral"
      size="sm"
      icon={<DbIcon size={18} />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {testerResultTexts.fixture}
    </Button>
  );
}
