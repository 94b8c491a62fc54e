import { Button } from '@/design/components/Button/Button';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useFocusHandover } from '@/design/hooks/useFocusHandover';
import { runProgressTexts as texts } from '@/texts/admin/imports';
import { useRef } from 'react';
import { progress } from '../ApiTester.css';

/** The progress of a run of several pages. */
export interface RunProgressProps {
  call: keyof typeof texts.labels;
  status: 'running' | 'stopping' | 'cancelled' | 'failed' | 'done';
  /** How many results were requested, and how many in all are wanted. */
  done: number;
  goal: number;
  /** How many results met the conditions, and how many of those were already known. */
  found: number;
  known: number;
  /** Whether a key was typed for the run and is lost. */
  isKeyLost: boolean;
  /** Continues the run; null if there is nothing to continue. */
  onGoOn: (() => void) | null;
}

interface GoOnProps {
  text: string;
  onPress: () => void;
  /** Returns the element that takes the focus when the button disappears. */
  next: () => HTMLElement | null;
}

function GoOn({ text, onPress, next }: GoOnProps) {
  const ref = useFocusHandover<HTMLButtonElement>(next);
  return (
    <Button ref={ref} variant="outline" onClick={onPress}>
      {text}
    </Button>
  );
}

/** The progress of an import or a collection, with a button to continue after a stop. */
export function RunProgress(props: RunProgressProps) {
  const { call, status, done, goal, found, known, isKeyLost, onGoOn } = props;
  const state = status === 'done' && onGoOn === null ? 'ended' : status;
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} className={progress} aria-labelledby="import-progress">
      <Stack gap={12} alignItems="stretch">
        <Heading id="import-progress">{texts.title}</Heading>
        <ProgressBar
          label={texts.labels[call]}
          value={goal === 0 ? 0 : done / goal}
          valueText={texts.count(done, goal)}
        />
        <Text as="p" variant="meta" tone={status === 'failed' ? 'danger' : 'muted'} role="status">
          {[texts.states[call][state], texts.found[call](found, known)].join(' ')}
        </Text>
        {onGoOn && (
          <Stack gap={8} alignItems="flex-start">
            <GoOn text={texts.goOn[call]} onPress={onGoOn} next={() => section.current} />
            {isKeyLost && (
              <Text as="p" variant="caption" tone="muted">
                {texts.ownKey[call]}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </section>
  );
}
