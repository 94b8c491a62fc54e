import { useState, type CompositionEvent, type KeyboardEvent } from 'react';
import { createEnterGuard, type EnterAnswer, type EnterMode } from './enterGuard';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface EnterHandlers<E extends TextElement> {
  onKeyDown: (event: KeyboardEvent<E>) => void;
  onKeyUp: (event: KeyboardEvent<E>) => void;
  onCompositionStart: () => void;
  onCompositionEnd: (event: CompositionEvent<E>) => void;
}

/**
 * An Enter (or Ctrl+Enter, Cmd+Enter) that sends exactly once, even in the middle of a Hangul
 * syllable (docs/product/rules.md#text). Spread the result on the <input> or <textarea>.
 *
 * `onSubmit` gets the element's live value, because the state of a render may be one syllable
 * behind. Do not also handle the form's submit event for this field: it would send twice.
 */
export function useEnterSubmit<E extends TextElement>(
  onSubmit: (value: string) => void,
  mode: EnterMode = 'enter',
): EnterHandlers<E> {
  const [guard] = useState(() => createEnterGuard(mode));
  const act = (answer: EnterAnswer, event: KeyboardEvent<E>) => {
    if (answer === 'pass') return;
    event.preventDefault();
    if (answer === 'submit') onSubmit(event.currentTarget.value);
  };
  return {
    onKeyDown: (event) => act(guard.keyDown(event.nativeEvent), event),
    onKeyUp: (event) => act(guard.keyUp(event.nativeEvent), event),
    onCompositionStart: () => guard.compositionStart(),
    onCompositionEnd: (event) => guard.compositionEnd(event.data),
  };
}
