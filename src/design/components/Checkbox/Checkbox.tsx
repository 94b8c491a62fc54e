import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './Checkbox.css';

/** A checkbox with its label. */
export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'onChange' | 'className'
> {
  onChange?: (checked: boolean) => void;
  label: string;
  /** Shows the label to screen readers only, if the row around it says the same. */
  hideLabel?: boolean;
  /** An explanation below the label. */
  hint?: ReactNode;
}

/** One thing that is on or off: the browser's checkbox in our colours, with a label that belongs to it. */
export function Checkbox({ label, hideLabel, hint, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={styles.frame}>
      <span className={styles.holder}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={styles.tick}>
          <CheckIcon size="sm" />
        </span>
      </span>
      <span className={hideLabel ? visuallyHidden : styles.words}>
        <span className={styles.name}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
