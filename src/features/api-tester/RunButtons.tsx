import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { useFocusHandover } from '@/design/hooks/useFocusHandover';
import { LinkIcon, UndoIcon } from '@/design/icons/icons';
import { apiTesterTexts } from '@/texts/admin/testers';
import { useRef, type ReactNode } from 'react';
import type { RunKind } from './run';

interface RunButtonsProps {
  /** What is under way; null when nothing is. */
  running: RunKind | null;
  /** It ends with what is on its way. */
  isStopping: boolean;
  /** The service cannot be asked today, since a quota is used up. */
  isCallBlocked: boolean;
  /** The ids of what explains them. */
  describedBy: string;
  onRun: (kind: RunKind) => void;
  onStop: () => void;
  onShare: () => void;
  onReset: () => void;
  /** What else can be done, such as saving the result. */
  children?: ReactNode;
}

const words = {
  run: [apiTesterTexts.run, apiTesterTexts.running],
  call: [apiTesterTexts.call, apiTesterTexts.calling],
} as const;

interface StopButtonProps extends Pick<RunButtonsProps, 'isStopping' | 'onStop'> {
  /** What takes the focus when the button goes with the run. */
  next: () => HTMLElement | null;
}

/** Ends the run. */
function StopButton({ isStopping, onStop, next }: StopButtonProps) {
  const ref = useFocusHandover<HTMLButtonElement>(next);
  return (
    <Button ref={ref} variant="soft" disabled={isStopping} onClick={onStop}>
      {isStopping ? apiTesterTexts.stopping : apiTesterTexts.stop}
    </Button>
  );
}

/** What can be done with the form as it is typed. */
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
