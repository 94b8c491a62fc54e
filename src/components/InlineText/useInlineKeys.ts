import { isComposing } from '@/design/hooks/enterGuard';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import type { KeyboardEvent } from 'react';

type Area = HTMLTextAreaElement;

export interface InlineKeys {
  /**
   * Called on Enter in a single line, or on the empty last line of a longer text; gets the text
   * without that line.
   */
  onEnter?: (words: string) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onSend?: (words: string) => void;
  /** Called on Backspace if there is nothing left to delete. */
  onEmptyBackspace?: () => void;
}

const isPlain = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !shiftKey && !altKey && !ctrlKey && !metaKey;

/**
 * Handles Enter and Backspace in a text field.
 *
 * In a multi-line field Enter breaks the line; only on an empty last line it leaves the text, as in
 * a word processor's lists. An input method never composes on an empty line, so that Enter cannot
 * be the one that ends a Hangul syllable, however a browser reports it. In a single line the guard
 * of `useEnterSubmit` tells the two apart.
 */
export function useInlineKeys(isSingle: boolean, keys: InlineKeys) {
  const { onEnter, onSend, onEmptyBackspace } = keys;
  const line = useEnterSubmit<Area>((words) => onEnter?.(words), 'enter');
  const send = useEnterSubmit<Area>((words) => onSend?.(words), 'ctrlEnter');

  function onKeyDown(event: KeyboardEvent<Area>): void {
    const { currentTarget: area, nativeEvent } = event;
    send.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (isSingle) {
      line.onKeyDown(event);
      return;
    }
    if (isComposing(nativeEvent) || event.repeat || !isPlain(event)) return;
    const { value, selectionStart } = area;
    const isOnEmptyLine = selectionStart === value.length && /(?:^|\n)$/.test(value);
    if (event.key === 'Enter' && onEnter && isOnEmptyLine) {
      event.preventDefault();
      onEnter(value.replace(/\n$/, ''));
    }
    if (event.key === 'Backspace' && onEmptyBackspace && value === '') {
      event.preventDefault();
      onEmptyBackspace();
    }
  }

  return {
    onKeyDown,
    onKeyUp: (event: KeyboardEvent<Area>) => {
      send.onKeyUp(event);
      if (isSingle) line.onKeyUp(event);
    },
    onCompositionStart: () => {
      send.onCompositionStart();
      line.onCompositionStart();
    },
    onCompositionEnd: (event: Parameters<typeof send.onCompositionEnd>[0]) => {
      send.onCompositionEnd(event);
      line.onCompositionEnd(event);
    },
  };
}
