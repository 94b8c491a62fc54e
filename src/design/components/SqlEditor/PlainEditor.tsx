import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import type { FieldIds } from '../Field/useFieldIds';
import * as styles from './SqlEditor.css';
import { spacedName, type SqlEditorHandle, type TextSelection } from './vocabulary';

interface PlainEditorProps {
  ref: Ref<SqlEditorHandle>;
  ids: FieldIds;
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  onComposing: (isComposing: boolean) => void;
  /** Called with the cursor position when the real editor replaces the field; null if the cursor was elsewhere. */
  onLeave: (selection: TextSelection | null) => void;
}

/** The editor as a plain field: until the real one has loaded, or if it does not load. */
export function PlainEditor(props: PlainEditorProps) {
  const { ref, ids, value, placeholder, onChange, onComposing, onLeave } = props;
  const area = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => area.current?.focus(),
      insert(name) {
        const field = area.current;
        if (!field) return;
        const { value: text, selectionStart: start, selectionEnd: end } = field;
        const put = spacedName(text.slice(0, start), name, text.slice(end));
        field.setRangeText(put, start, end, 'end');
        onChange(field.value);
        field.focus();
      },
    }),
    [onChange],
  );

  useLayoutEffect(() => {
    const field = area.current;
    return () => {
      if (!field) return;
      const { selectionStart: start, selectionEnd: end } = field;
      onLeave(document.activeElement === field ? { start, end } : null);
    };
  }, [onLeave]);

  return (
    <textarea
      ref={area}
      id={ids.control}
      value={value}
      placeholder={placeholder}
      rows={8}
      spellCheck={false}
      autoCapitalize="off"
      aria-describedby={ids.describedBy}
      aria-invalid={ids.invalid}
      className={styles.plain}
      onChange={(event) => onChange(event.target.value)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    />
  );
}
