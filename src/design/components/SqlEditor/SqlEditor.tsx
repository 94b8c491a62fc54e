import { useEffect, useImperativeHandle, useRef, useState, type MouseEvent, type Ref } from 'react';
import { createEnterGuard, type EnterAnswer } from '../../hooks/enterGuard';
import { lazyLoad } from '../../lazy/lazyLoad';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldIds } from '../Field/useFieldIds';
import { PlainEditor } from './PlainEditor';
import { RichEditor } from './RichEditor';
import type { SqlEditorHandle, SqlVocabulary, TextSelection } from './vocabulary';

export type { SqlEditorHandle, SqlVocabulary } from './vocabulary';

/** An editor for a read-only query, with its texts. */
export interface SqlEditorProps {
  ref?: Ref<SqlEditorHandle>;
  label: string;
  /** How to use it, also by keyboard. */
  hint: string;
  error?: string | null;
  /** An error that the page shows elsewhere: it marks and describes the editor. */
  outerError?: string | null;
  placeholder: string;
  /** Name of the list of completions, for a screen reader. */
  completions: string;
  value: string;
  vocabulary: SqlVocabulary;
  onChange: (text: string) => void;
  /** Ctrl+Enter or Cmd+Enter, also in the middle of a Hangul syllable. */
  onSubmit: () => void;
  /** Loads the editor's code; a story may delay it. */
  code?: typeof engineCode;
}

const engineCode = lazyLoad(() => import('./engine'));

/** The code of the editor; null until it has loaded, and if it does not load. */
function useEngine(code: typeof engineCode) {
  const [engine, setEngine] = useState(code.current);
  useEffect(() => {
    let isHere = true;
    code.load().then(
      (loaded) => isHere && setEngine(loaded),
      // The plain field stays.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [code]);
  return engine;
}

/**
 * SQL with colours and completion. It is a plain field until its code has loaded; text, cursor and
 * focus carry over, after the end of a Hangul syllable. Tab leaves it.
 */
export function SqlEditor(props: SqlEditorProps) {
  const { ref, label, hint, error = null, value, onChange, onSubmit, code = engineCode } = props;
  const { placeholder, completions, vocabulary, outerError = null } = props;
  const ids = useFieldIds({ hint, error });
  const wrong = error ?? outerError;
  const [guard] = useState(() => createEnterGuard('ctrlEnter'));
  const loaded = useEngine(code);
  const [isComposing, setComposing] = useState(false);
  const engine = isComposing ? null : loaded;
  const selection = useRef<TextSelection | null>(null);
  const [leave] = useState(() => (place: TextSelection | null) => {
    selection.current = place;
  });
  const editor = useRef<SqlEditorHandle>(null);
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    insert: (name) => editor.current?.insert(name),
  }));

  const act = (answer: EnterAnswer, event: { preventDefault: () => void }) => {
    if (answer === 'pass') return;
    event.preventDefault();
    if (answer === 'submit') onSubmit();
  };
  // A label focuses a field by itself, but not inside a shadow root.
  const focusByLabel = ({ target }: MouseEvent) => {
    if (engine && target instanceof HTMLLabelElement) editor.current?.focus();
  };

  return (
    <div
      onClick={focusByLabel}
      onKeyDown={(event) => act(guard.keyDown(event.nativeEvent), event)}
      onKeyUp={(event) => act(guard.keyUp(event.nativeEvent), event)}
      onCompositionStart={() => guard.compositionStart()}
      onCompositionEnd={(event) => guard.compositionEnd(event.data)}
    >
      <FieldFrame ids={ids} label={label} hint={hint} error={error}>
        {engine ? (
          <RichEditor
            ref={editor}
            engine={engine}
            value={value}
            placeholder={placeholder}
            completions={completions}
            vocabulary={vocabulary}
            words={{
              label,
              description: [wrong, hint].filter(Boolean).join(' '),
              isInvalid: wrong !== null,
            }}
            takeSelection={() => selection.current}
            onChange={onChange}
          />
        ) : (
          <PlainEditor
            ref={editor}
            ids={{ ...ids, invalid: wrong === null ? undefined : true }}
            value={value}
            placeholder={placeholder}
            onChange={onChange}
            onComposing={setComposing}
            onLeave={leave}
          />
        )}
      </FieldFrame>
    </div>
  );
}
