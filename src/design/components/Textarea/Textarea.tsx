import { useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../styles/cx';
import { FieldFrame, type FieldTexts } from '../Field/FieldFrame';
import { useFieldIds } from '../Field/useFieldIds';
import * as styles from './Textarea.css';
import { useTextareaElement } from './useTextareaElement';

/** A multi-line field with its texts and its counter. */
export interface TextareaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'className' | 'onChange'> {
  value: string;
  onChange?: (value: string) => void;
  /** Lines while it is empty; it grows from there. */
  rows?: number;
  /** The maximum number of characters. Shows the counter; longer text is never cut, only marked as too long. */
  max?: number;
  /** The counted length, if not every UTF-16 unit counts. */
  count?: number;
  /** A button at the end of the line below, after the counter. */
  action?: ReactNode;
}

/** Several lines of text. Grows as it fills, so there is never a scrollbar inside a page. */
export function Textarea(props: TextareaProps) {
  const { label, hideLabel, hint, error, id, ref, ...own } = props;
  const { value, rows = 2, max, count = value.length, action, onChange, ...rest } = own;
  const ids = useFieldIds({ id, hint, error });
  const area = useTextareaElement(value);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, [area]);
  const tooMany = max !== undefined && count > max;
  const footer = (hint || max !== undefined || action) && (
    <div className={styles.footer}>
      {hint && (
        <span id={ids.hint} className={styles.hint}>
          {hint}
        </span>
      )}
      {max !== undefined && (
        <span className={cx(styles.counter, tooMany && styles.over)}>
          {count}/{max}
        </span>
      )}
      {action}
    </div>
  );
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} error={error} footer={footer}>
      <textarea
        {...rest}
        onChange={(event) => onChange?.(event.target.value)}
        ref={area}
        id={ids.control}
        value={value}
        rows={rows}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.invalid ?? (tooMany || undefined)}
        className={styles.textarea}
        style={assignInlineVars({ [styles.minRows]: String(rows) })}
      />
    </FieldFrame>
  );
}
