import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { cx } from '../../styles/cx';
import { ChevIcon } from '../../icons/icons';
import { FieldFrame, type FieldTexts } from '../Field/FieldFrame';
import { useFieldIds } from '../Field/useFieldIds';
import type { SelectOption } from '../Select/Select';
import { arrow } from '../Select/Select.css';
import { ChoiceList } from './ChoiceList';
import { chosen, none, trigger } from './MultiSelect.css';

/** A choice of several among many. */
export interface MultiSelectProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithoutRef<'button'>, 'onChange' | 'value' | 'className' | 'children'> {
  options: readonly SelectOption[];
  value: readonly string[];
  /** The chosen values, in the order of the options. */
  onChange: (value: string[]) => void;
  /** Shown if nothing is chosen. */
  placeholder: string;
  /** Says how many are chosen. */
  countLabel: (count: number) => string;
  /** The text of the button that clears all choices. */
  clearLabel: string;
}

/**
 * Several choices from a list, behind a button that shows their number. The list is not modal: the
 * button stays in reach and closes it again, as do Escape, a press outside, the browser's back and
 * leaving by Tab. Heavy (react-aria): use it only on screens that load separately.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hideLabel, hint, error, id, ...own } = props;
  const { options, value, onChange, placeholder, countLabel, clearLabel, ...rest } = own;
  const ids = useFieldIds({ id, hint, error });
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const labels = options.filter((one) => value.includes(one.value)).map((one) => one.label);
  const count = value.length === 0 ? placeholder : countLabel(value.length);
  const close = (isAnswered: boolean) => {
    setOpen(false);
    if (isAnswered) button.current?.focus();
  };
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <button
        {...rest}
        ref={button}
        type="button"
        id={ids.control}
        className={trigger}
        aria-label={[label, count, ...labels].join(' ')}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-describedby={ids.describedBy}
        data-invalid={ids.invalid}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={cx(value.length === 0 && none)}>{count}</span>
        <span className={chosen}>{labels.join(', ')}</span>
      </button>
      <span className={arrow}>
        <ChevIcon />
      </span>
      {isOpen && (
        <ChoiceList
          label={label}
          options={options}
          value={value}
          clearLabel={clearLabel}
          trigger={button}
          onChange={onChange}
          onClose={close}
        />
      )}
    </FieldFrame>
  );
}
