/** The names that the editor completes; `note` explains a name. */
export interface SqlVocabulary {
  tables: readonly {
    name: string;
    note: string;
    columns: readonly { name: string; note: string }[];
  }[];
  functions: readonly string[];
}

/** The page's access to the editor, in either of its two forms. */
export interface SqlEditorHandle {
  focus: () => void;
  /** Inserts a name at the cursor, separated from the text around it, and puts the cursor after it. */
  insert: (name: string) => void;
}

/** A part of a text; both ends are the same for a cursor. */
export interface TextSelection {
  start: number;
  end: number;
}

const isInWord = (letter: string) => /[\w\u0080-\uffff]/.test(letter);

/** A name for insertion between two parts of a text: a blank separates it from a word. */
export function spacedName(before: string, name: string, after: string): string {
  const start = isInWord(before.slice(-1)) || /[,*)=<>]/.test(before.slice(-1)) ? ' ' : '';
  return `${start}${name}${isInWord(after.slice(0, 1)) ? ' ' : ''}`;
}
