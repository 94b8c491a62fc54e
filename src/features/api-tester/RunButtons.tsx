import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { LinkIcon, UndoIcon } from '@/design/icons/icons';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { RunKind } from './run';

interface RunButtonsProps {
  /** What is under way; null when nothing is. */
  running: RunKind | null;
  /** What cannot be had today, since an allowance is used up. */
  isBlocked: Readonly<Record<RunKind, boolean>>;
  /** The ids of what explains them. */
  describedBy: string;
  onRun: (kind: RunKind) => void;
  onCancel: () => void;
  onShare: () => void;
  onReset: () => void;
}

const words = {
  run: [apiTesterTexts.run, apiTesterTexts.running],
  call: [apiTesterTexts.call, apiTesterTexts.calling],
} as const;

/** What can be done with the form as it is typed. */
export function RunButtons(props: RunButtonsProps) {
  const { running, isBlocked, describedBy, onRun, onCancel, onShare, onReset } = props;
  return (
    <Cluster>
      {(['run', 'call'] as const).map((kind) => (
        <Button
          key={kind}
          variant={kind === 'run' ? 'solid' : 'soft'}
          aria-describedby={describedBy}
          loading={running === kind}
          blocked={isBlocked[kind] || (running !== null && running !== kind)}
          onClick={() => onRun(kind)}
        >
          {words[kind][running === kind ? 1 : 0]}
        </Button>
      ))}
      {running && (
        <Button variant="neutral" onClick={onCancel}>
          {apiTesterTexts.cancel}
        </Button>
      )}
      <Button variant="ghost" icon={<LinkIcon />} onClick={onShare}>
        {apiTesterTexts.share}
      </Button>
      <Button variant="ghost" icon={<UndoIcon />} onClick={onReset}>
        {apiTesterTexts.reset}
      </Button>
    </Cluster>
  );
}
