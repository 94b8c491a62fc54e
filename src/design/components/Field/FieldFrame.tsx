import type { ReactNode } from 'react';
import { InfoIcon } from '../../icons/icons';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './control.css';
import type { FieldIds } from './useFieldIds';

/** The words around a field. */
export interface FieldTexts {
  /** What to put in. Always said; `hideLabel` keeps it for screen readers only. */
  label: string;
  hideLabel?: boolean;
  /** Help that stays while the person types. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field as wrong. */
  error?: string | null;
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  /** Instead of the hint's own line, for a field that has more to show below it. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Label above, hint and error below: the part all fields share. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, hideLabel, hint, error, footer, children } = props;
  return (
    <div className={styles.frame}>
      <label htmlFor={ids.control} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </label>
      <div className={styles.holder}>{children}</div>
      {footer}
      {!footer && hint && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {/* Present before any error is, so that a screen reader hears it arrive. */}
      <div aria-live="polite" className={styles.errorPlace}>
        {error && (
          <p id={ids.error} className={styles.error}>
            <span className={styles.errorIcon}>
              <InfoIcon size="sm" />
            </span>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
