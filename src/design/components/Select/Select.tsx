import type { ComponentPropsWithRef } from 'react';
import { ChevIcon } from '../../icons/icons';
import type { Option } from '../../options';
import { FieldFrame, type FieldTexts } from '../Field/FieldFrame';
import { useFieldIds } from '../Field/useFieldIds';
import { cx } from '../../styles/cx';
import { arrow, inRow as rowClass, select } from './Select.css';

/** One of the choices. */
export interface SelectOption<Value extends string = string> extends Option<Value> {
  disabled?: boolean;
}

/** A choice of one among several. */
export interface SelectProps<Value extends string>
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'value' | 'className' | 'onChange'> {
  options: readonly SelectOption<Value>[];
  value?: NoInfer<Value> | '';
  onChange?: (value: Value) => void;
  /** Shown if nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
  /** Styles it for a row of filters. */
  inRow?: boolean;
}

/** One of a short list. The browser's own `<select>`, so that a phone shows its own picker; if the browser allows it, the list looks like a MultiSelect's. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, id, ...own } = props;
  const { options, placeholder, inRow, onChange, ...rest } = own;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <select
        {...rest}
        // The values are those of the options.
        onChange={({ target }) => onChange?.(target.value as Value)}
        id={ids.control}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.invalid}
        className={cx(select, inRow && rowClass)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label: words, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {words}
          </option>
        ))}
      </select>
      <span className={arrow}>
        <ChevIcon />
      </span>
    </FieldFrame>
  );
}
