import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { sqlLanguage } from './completion';
import { editorTheme, highlighting } from './editorTheme';
import {
  spacedName,
  type SqlEditorHandle,
  type SqlVocabulary,
  type TextSelection,
} from './vocabulary';

/** The editor's texts for a screen reader. */
export interface EditorWords {
  label: string;
  /** Its description: help and error. Ids do not work across a shadow root. */
  description: string;
  isInvalid: boolean;
}

interface EditorStart {
  text: string;
  selection: TextSelection | null;
  placeholder: string;
  completions: string;
  vocabulary: SqlVocabulary;
  words: EditorWords;
  onChange: (text: string) => void;
}

/** An editor on the page. */
export interface Editor extends SqlEditorHandle {
  read: () => string;
  /** Replaces the text in one step that can be undone. */
  show: (text: string) => void;
  offer: (vocabulary: SqlVocabulary) => void;
  describe: (words: EditorWords) => void;
  destroy: () => void;
}

const DESCRIPTION = 'description';

const attributesOf = ({ label, description, isInvalid }: EditorWords) =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    ...(description && { 'aria-describedby': DESCRIPTION }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  });

// Ctrl+Enter runs the query, which the frame around the editor handles: closes the completion list
// above the result and adds no line.
const endTyping = (view: EditorView) => {
  closeCompletion(view);
  return true;
};
const keepEnter = { key: 'Mod-Enter', run: endTyping };
const keepCtrlEnter = { key: 'Ctrl-Enter', run: endTyping };

/**
 * Creates an editor in a shadow root: there its style sheets are adopted, which our Content-Security-Policy allows.
 * @param host an empty element; React mounts it twice in development, and it keeps its root
 */
export function createEditor(host: HTMLElement, start: EditorStart): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const description = document.createElement('p');
  description.id = DESCRIPTION;
  description.hidden = true;
  description.textContent = start.words.description;
  const parent = document.createElement('div');
  root.replaceChildren(parent, description);

  const language = new Compartment();
  const attributes = new Compartment();
  const { selection } = start;
  const view = new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: start.text,
      ...(selection && { selection: { anchor: selection.start, head: selection.end } }),
      extensions: [
        lineNumbers(),
        history(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false }),
        syntaxHighlighting(highlighting),
        editorTheme,
        EditorView.lineWrapping,
        placeholder(start.placeholder),
        EditorState.phrases.of({ Completions: start.completions }),
        language.of(sqlLanguage(start.vocabulary)),
        attributes.of(attributesOf(start.words)),
        keymap.of([
          keepEnter,
          keepCtrlEnter,
          // Only while a list is open; otherwise Tab leaves the editor, as in any field.
          { key: 'Tab', run: acceptCompletion },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) start.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  const read = () => view.state.doc.toString();

  return {
    read,
    show(text) {
      if (text === read()) return;
      const changes = { from: 0, to: view.state.doc.length, insert: text };
      view.dispatch({ changes, annotations: isolateHistory.of('full') });
    },
    focus: () => view.focus(),
    insert(name) {
      const { from, to } = view.state.selection.main;
      const text = spacedName(view.state.sliceDoc(0, from), name, view.state.sliceDoc(to));
      view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true });
      view.focus();
    },
    offer: (vocabulary) =>
      view.dispatch({ effects: language.reconfigure(sqlLanguage(vocabulary)) }),
    describe(words) {
      description.textContent = words.description;
      view.dispatch({ effects: attributes.reconfigure(attributesOf(words)) });
    },
    destroy: () => view.destroy(),
  };
}
