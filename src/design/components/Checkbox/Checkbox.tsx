import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './Checkbox.css';

/** A box to tick, with its words. */
export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'onChange' | 'className'
> {
  onChange?: (checked: boolean) => void;
  label: string;
  /** Keeps the words for screen readers, where the row around says the same. */
  hideLabel?: boolean;
  /** What it means, below the words. */
  hint?: ReactNode;
}

/** One thing that is on or off. The browser's own box, in our colours; the words are part of it. */
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
