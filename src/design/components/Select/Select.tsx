import type { ComponentPropsWithRef } from 'react';
import { ChevIcon } from '../../icons/icons';
import { FieldFrame, type FieldTexts } from '../Field/FieldFrame';
import { useFieldIds } from '../Field/useFieldIds';
import { arrow, select } from './Select.css';

/** One of the choices. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** A choice of one among several. */
export interface SelectProps extends FieldTexts, ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
}

/** One of a short list. The browser's own `<select>`, so that a phone shows its own wheel. */
export function Select(props: SelectProps) {
  const { label, hideLabel, hint, error, id, className, options, placeholder, ...rest } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame
      ids={ids}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      className={className}
    >
      <select
        {...rest}
        id={ids.control}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.invalid}
        className={select}
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
        <ChevIcon size={18} />
      </span>
    </FieldFrame>
  );
}
