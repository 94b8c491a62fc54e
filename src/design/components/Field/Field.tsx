import { useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { EyeIcon, EyeoffIcon } from '../../icons/icons';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Field.css';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useFieldIds } from './useFieldIds';

/** A text field with its texts. */
export interface FieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'className' | 'onChange'> {
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  size?: keyof typeof styles.input;
  /** For `type="password"`: adds the button that reveals it. The button's names, before and after. */
  reveal?: { show: string; hide: string };
  /** An icon at the start of the field. */
  start?: ReactNode;
  /** A short Badge or Button at the end of the field. */
  end?: ReactNode;
}

/**
 * One line of text with its label, hint and error. All other props (`value`, `name`, `type`,
 * `autoComplete`, `ref`…) go to the `<input>`. If its error is shown elsewhere, pass `aria-invalid`
 * and `aria-describedby`.
 */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, id, ...own } = props;
  const { size = 'md', reveal, start, end, type, onChange, ...rest } = own;
  const ids = useFieldIds({ id, hint, error });
  const [shown, setShown] = useState(false);
  const { room } = styles;
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {start && <span className={styles.start}>{start}</span>}
      <input
        {...rest}
        onChange={(event) => onChange?.(event.target.value, event)}
        id={ids.control}
        type={reveal && shown ? 'text' : type}
        aria-describedby={
          [rest['aria-describedby'], ids.describedBy].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={ids.invalid ?? rest['aria-invalid']}
        className={cx(
          styles.input[size],
          Boolean(start) && room.start,
          reveal && room.end,
          Boolean(end) && room.wideEnd,
        )}
      />
      {end && <span className={styles.end}>{end}</span>}
      {reveal && (
        <span className={styles.revealPlace}>
          <IconButton
            tone="muted"
            label={shown ? reveal.hide : reveal.show}
            icon={shown ? <EyeIcon /> : <EyeoffIcon />}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
