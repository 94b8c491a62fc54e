/** What the editor offers while somebody types; `note` says what a name means. */
export interface SqlVocabulary {
  tables: readonly {
    name: string;
    note: string;
    columns: readonly { name: string; note: string }[];
  }[];
  functions: readonly string[];
}

/** What a page does with the editor, whichever of its two forms is there. */
export interface SqlEditorHandle {
  focus: () => void;
  /** Puts a name in at the cursor, apart from the words around it, and leaves the cursor behind it. */
  insert: (name: string) => void;
}

/** A part of a text; both ends are the same for a cursor. */
export interface TextSelection {
  start: number;
  end: number;
}

const isInWord = (letter: string) => /[\w\u0080-\uffff]/.test(letter);

/** A name as it is put in between two parts of a text: a blank keeps it apart from a word. */
export function spacedName(before: string, name: string, after: string): string {
  const start = isInWord(before.slice(-1)) || /[,*)=<>]/.test(before.slice(-1)) ? ' ' : '';
  return `${start}${name}${isInWord(after.slice(0, 1)) ? ' ' : ''}`;
}
