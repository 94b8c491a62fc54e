import { useRef, useState } from 'react';

/** The editor that is open in the list: a reply to a comment, or an edit of it. */
export interface OpenEditor {
  kind: 'reply' | 'edit';
  commentId: string;
}

/** The id for the button that opens an editor. */
export const editorButtonId = ({ kind, commentId }: OpenEditor) => `${commentId}-${kind}`;

/** Keeps at most one editor open; closing it returns the focus to the button that opened it. */
export function useOpenEditor() {
  const [opened, setOpened] = useState<OpenEditor | null>(null);
  const opener = useRef<string | null>(null);
  return {
    opened,
    open: (editor: OpenEditor) => {
      opener.current = editorButtonId(editor);
      setOpened(editor);
    },
    close: () => {
      setOpened(null);
      const id = opener.current;
      // The button of an edited comment reappears only after the editor has closed.
      if (id) requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
  };
}
