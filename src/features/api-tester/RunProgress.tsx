import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { runProgressTexts as texts } from '@/texts/admin/imports';

/** How far a run of several pages has come. */
export interface RunProgressProps {
  call: keyof typeof texts.labels;
  status: 'running' | 'cancelled' | 'failed' | 'done';
  /** How many results were asked for, and how many are wanted. */
  done: number;
  goal: number;
  /** How many met the conditions, and how many of those were there before. */
  found: number;
  known: number;
  /** A key was typed for the run, and is known no more. */
  isKeyLost: boolean;
  /** Null where there is nothing to go on with. */
  onGoOn: (() => void) | null;
}

/** The progress of an import or a collection, and the way on once it has stopped. */
export function RunProgress(props: RunProgressProps) {
  const { call, status, done, goal, found, known, isKeyLost, onGoOn } = props;
  const state = status === 'done' && onGoOn === null ? 'ended' : status;
  return (
    <Card as="section" edge aria-labelledby="import-progress">
      <Stack gap={12} alignItems="stretch">
        <Text as="h2" variant="heading" id="import-progress">
          {texts.title}
        </Text>
        <ProgressBar
          label={texts.labels[call]}
          value={goal === 0 ? 0 : done / goal}
          valueText={texts.count(done, goal)}
        />
        <Text as="p" variant="meta" tone={status === 'failed' ? 'danger' : 'muted'} role="status">
          {[texts.states[state], texts.found[call](found, known)].join(' ')}
        </Text>
        {onGoOn && (
          <Stack gap={8} alignItems="flex-start">
            <Button variant="soft" onClick={onGoOn}>
              {texts.goOn}
            </Button>
            {isKeyLost && (
              <Text as="p" variant="caption" tone="muted">
                {texts.ownKey}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
