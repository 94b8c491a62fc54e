import { useState, type ComponentPropsWithRef } from 'react';
import { cx } from '../../styles/cx';
import { EyeIcon, EyeoffIcon } from '../../icons/icons';
import { IconButton } from '../IconButton/IconButton';
import { control, large } from './control.css';
import { revealPlace, withButton } from './Field.css';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useFieldIds } from './useFieldIds';

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  size?: 'md' | 'lg';
  /** For `type="password"`: adds the eye. The words of its button, before and after. */
  reveal?: { show: string; hide: string };
}

/**
 * One line of text with its label, hint and error. Everything else (`value`, `name`, `type`,
 * `autoComplete`, `ref`…) goes to the <input>.
 */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, size, reveal, id, type, className, ...rest } = props;
  const ids = useFieldIds({ id, hint, error });
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ ids, label, hideLabel, hint, error, className }}>
      <input
        {...rest}
        id={ids.control}
        type={reveal && shown ? 'text' : type}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.invalid}
        className={cx(control, size === 'lg' && large, reveal && withButton)}
      />
      {reveal && (
        <span className={revealPlace}>
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
