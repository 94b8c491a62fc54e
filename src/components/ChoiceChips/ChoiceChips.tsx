import { Chip } from '@/design/components/Chip/Chip';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

export interface ChoiceChipsProps<T extends string> {
  label: string;
  /** Hides the label, because a heading says the same. */
  hideLabel?: boolean;
  options: readonly Choice<T>[];
  /** Null means no choice, which is valid. */
  value: T | null;
  onChange: (value: T | null) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Lets a person choose at most one of a few options. As in any radio group Tab enters it once and
 * the arrow keys choose; a press on the chosen one clears the choice.
 */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { label, hideLabel, options, value, onChange } = props;
  const labelId = useId();
  const row = useRef<HTMLDivElement>(null);
  const entered = Math.max(
    0,
    options.findIndex((choice) => choice.value === value),
  );

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (at + step + options.length) % options.length;
    const choice = options[next];
    if (choice) onChange(choice.value);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Stack gap={10}>
      {hideLabel ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <Text variant="label" id={labelId}>
          {label}
        </Text>
      )}
      <Cluster ref={row} alignItems="stretch" role="radiogroup" aria-labelledby={labelId}>
        {options.map((choice, at) => {
          const checked = choice.value === value;
          return (
            <Chip
              key={choice.value}
              on="surface"
              role="radio"
              checked={checked}
              icon={choice.icon}
              tabIndex={at === entered ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, at)}
              onChange={(on) => onChange(on ? choice.value : null)}
            >
              {choice.label}
            </Chip>
          );
        })}
      </Cluster>
    </Stack>
  );
}
