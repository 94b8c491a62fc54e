import { Field, type FieldProps } from '@/design/components/Field/Field';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import type { KeyboardEvent } from 'react';

interface AddressFieldProps extends Pick<
  FieldProps,
  'label' | 'placeholder' | 'start' | 'end' | 'hint' | 'error'
> {
  value: string;
  onWords: (words: string, atOnce: boolean) => void;
  onEnter: () => void;
  /** Ctrl+Enter or Cmd+Enter: an address is never composed, so no guard is needed. */
  onSend: () => void;
  onBlur?: () => void;
}

/** The address of a block. Enter continues below it, and sends nothing. */
export function AddressField({ value, onWords, onEnter, onSend, ...field }: AddressFieldProps) {
  const enter = useEnterSubmit<HTMLInputElement>(onEnter);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!event.ctrlKey && !event.metaKey) enter.onKeyDown(event);
    else if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      onSend();
    }
  }

  return (
    <Field
      {...field}
      {...enter}
      onKeyDown={onKeyDown}
      hideLabel
      size="lg"
      data-leads
      // Not type="url": browsers reject links without a scheme, and people paste such links.
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(typed, { nativeEvent }) => {
        // A phone's keyboard inserts the clipboard like typed text, but all at once.
        const pasted =
          nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
        onWords(typed, pasted || typed.length > value.length + 1);
      }}
    />
  );
}
