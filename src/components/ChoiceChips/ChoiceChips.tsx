import { Chip } from '@/design/components/Chip/Chip';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { visuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden.css';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

export interface ChoiceChipsProps<T extends string> {
  label: string;
  /** Hides the label, where a heading says the same. */
  hideLabel?: boolean;
  choices: readonly Choice<T>[];
  /** Null means that nothing is chosen, which is valid. */
  value: T | null;
  onChange: (value: T | null) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Lets a person choose at most one of a few. As in any group of radio buttons Tab enters it once
 * and the arrows choose; a press on the chosen one takes the choice back.
 */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { label, hideLabel, choices, value, onChange } = props;
  const labelId = useId();
  const row = useRef<HTMLDivElement>(null);
  const entered = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  );

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (at + step + choices.length) % choices.length;
    const choice = choices[next];
    if (choice) onChange(choice.value);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Stack gap={10}>
      <Text variant="label" id={labelId} {...(hideLabel && { className: visuallyHidden })}>
        {label}
      </Text>
      <Cluster ref={row} alignItems="stretch" role="radiogroup" aria-labelledby={labelId}>
        {choices.map((choice, at) => {
          const selected = choice.value === value;
          return (
            <Chip
              key={choice.value}
              on="surface"
              role="radio"
              selected={selected}
              icon={choice.icon}
              tabIndex={at === entered ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, at)}
              onClick={() => onChange(selected ? null : choice.value)}
            >
              {choice.label}
            </Chip>
          );
        })}
      </Cluster>
    </Stack>
  );
}
