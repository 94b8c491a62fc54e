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
 * Enter (or Ctrl+Enter, Cmd+Enter) that sends exactly once, also in the middle of a Hangul
 * syllable (docs/product/rules.md#text). Spread the result on the <input> or <textarea>.
 *
 * `onSubmit` gets the element's live value, not the state of a render that may be one syllable
 * behind. Do not listen to a form's own submit for the same field: that would be a second way.
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
