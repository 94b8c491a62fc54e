import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { useFocusHandover } from '@/design/hooks/useFocusHandover';
import { LinkIcon, UndoIcon } from '@/design/icons/icons';
import { apiTesterTexts } from '@/texts/admin/testers';
import { useRef, type ReactNode } from 'react';
import type { RunKind } from './run';

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
