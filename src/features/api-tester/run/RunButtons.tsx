import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { useFocusHandover } from '@/design/hooks/useFocusHandover';
import { LinkIcon, UndoIcon, SaveIcon } from '@/design/icons/icons';
import { apiTesterTexts } from '@/texts/admin/testers';
import { useRef, type ReactNode } from 'react';
import type { RunKind } from './run';
import { Cluster } from '@/design/components/Cluster/Cluster';
import type { TesterValues } from '@contract/testers/types';
import type { TesterOutcome } from './remotes';
import { pagesBeside } from './pages';
import { downloadFile } from '@/design/browser/downloadFile';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { testerTexts } from '@contract/testerTexts';
import { seoulDay } from '@contract/rules/site/time';

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

interface PageButtonsProps {
  outcome: TesterOutcome;
  onRun: (values: TesterValues) => void;
}

/** Buttons for the previous and the next page; each starts a new run. */
export function PageButtons({ outcome, onRun }: PageButtonsProps) {
  const { previous, next } = pagesBeside(outcome);
  if (!previous && !next) return null;
  return (
    <Cluster as="nav" justifyContent="center" aria-label={apiTesterTexts.pages}>
      <Button variant="soft" disabled={!previous} onClick={() => previous && onRun(previous)}>
        {apiTesterTexts.previousPage}
      </Button>
      <Button variant="soft" disabled={!next} onClick={() => next && onRun(next)}>
        {apiTesterTexts.nextPage}
      </Button>
    </Cluster>
  );
}

interface RunButtonsProps {
  /** The kind of the running run; null if none is running. */
  running: RunKind | null;
  /** Whether it ends with the current request. */
  isStopping: boolean;
  /** Whether the service cannot be called today, because a quota is used up. */
  isCallBlocked: boolean;
  /** The ids of the elements that describe the buttons. */
  describedBy: string;
  onRun: (kind: RunKind) => void;
  onStop: () => void;
  onShare: () => void;
  onReset: () => void;
  /** Further actions, such as saving the result. */
  children?: ReactNode;
}

const words = {
  run: [apiTesterTexts.run, apiTesterTexts.running],
  call: [apiTesterTexts.call, apiTesterTexts.calling],
} as const;

interface StopButtonProps extends Pick<RunButtonsProps, 'isStopping' | 'onStop'> {
  /** Returns the element that takes the focus when the button disappears. */
  next: () => HTMLElement | null;
}

/** Stops the run. */
function StopButton({ isStopping, onStop, next }: StopButtonProps) {
  const ref = useFocusHandover<HTMLButtonElement>(next);
  return (
    <Button ref={ref} variant="soft" disabled={isStopping} onClick={onStop}>
      {isStopping ? apiTesterTexts.stopping : apiTesterTexts.stop}
    </Button>
  );
}

/** The actions on the form. */
export function RunButtons(props: RunButtonsProps) {
  const { running, isStopping, isCallBlocked, describedBy, onRun, onStop, onShare, onReset } =
    props;
  const run = useRef<HTMLButtonElement>(null);
  return (
    <Row>
      {(['run', 'call'] as const).map((kind) => (
        <Button
          key={kind}
          ref={kind === 'run' ? run : undefined}
          variant={kind === 'run' ? 'solid' : 'outline'}
          aria-describedby={describedBy}
          busy={running === kind}
          disabled={(isCallBlocked && kind === 'call') || (running !== null && running !== kind)}
          onClick={() => onRun(kind)}
        >
          {words[kind][running === kind ? 1 : 0]}
        </Button>
      ))}
      {running && <StopButton isStopping={isStopping} onStop={onStop} next={() => run.current} />}
      {props.children}
      <Button variant="ghost" icon={<LinkIcon />} onClick={onShare}>
        {apiTesterTexts.share}
      </Button>
      <Button variant="ghost" icon={<UndoIcon />} onClick={onReset}>
        {apiTesterTexts.reset}
      </Button>
    </Row>
  );
}
