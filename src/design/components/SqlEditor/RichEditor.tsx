import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type Ref,
} from 'react';
import type * as engineModule from './engine';
import type { Editor, EditorWords } from './engine';
import * as styles from './SqlEditor.css';
import type { SqlEditorHandle, SqlVocabulary, TextSelection } from './vocabulary';

interface RichEditorProps {
  ref: Ref<SqlEditorHandle>;
  engine: typeof engineModule;
  value: string;
  placeholder: string;
  completions: string;
  vocabulary: SqlVocabulary;
  words: EditorWords;
  /** Returns the cursor position from the plain field; null if the cursor was elsewhere. */
  takeSelection: () => TextSelection | null;
  onChange: (text: string) => void;
}

/** The editor with colours and completion, in the shadow root of an element that React does not touch. */
export function RichEditor(props: RichEditorProps) {
  const { ref, engine, value, vocabulary } = props;
  const { label, description, isInvalid } = props.words;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const onChange = useEffectEvent(props.onChange);

  const make = useEffectEvent((element: HTMLElement) => {
    const selection = props.takeSelection();
    const { placeholder, completions, words } = props;
    const start = { placeholder, completions, words, vocabulary, selection };
    const made = engine.createEditor(element, {
      ...start,
      text: value,
      onChange: (text) => onChange(text),
    });
    if (selection) made.focus();
    return made;
  });

  useLayoutEffect(() => {
    if (!host.current) return;
    const made = make(host.current);
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [engine]);

  // Before the next key, which would be overwritten otherwise.
  useLayoutEffect(() => editor.current?.show(value), [value]);
  useEffect(() => editor.current?.offer(vocabulary), [vocabulary]);
  useEffect(
    () => editor.current?.describe({ label, description, isInvalid }),
    [label, description, isInvalid],
  );

  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.current?.focus(),
      insert: (name) => editor.current?.insert(name),
    }),
    [],
  );

  return <div ref={host} className={styles.host} data-invalid={isInvalid || undefined} />;
}
