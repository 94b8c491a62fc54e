import type { ReactNode } from 'react';
import { InfoIcon } from '../../icons/icons';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './control.css';
import type { FieldIds } from './useFieldIds';

/** The texts around a field. */
export interface FieldTexts {
  /** The name of the field. Required; with `hideLabel` only screen readers read it. */
  label: string;
  hideLabel?: boolean;
  /** Help that stays visible while the person types. */
  hint?: ReactNode;
  /** The mistake and how to correct it. Its presence marks the field as wrong. */
  error?: string | null;
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  /** Replaces the hint's line, for a field that has more to show below it. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Label above, hint and error below: the part that all fields share. */
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
      {/* Always present, so that a screen reader announces an error when it appears. */}
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
