import { useRef, useState } from 'react';

/** What is being written in the list: a reply to a comment, or a change of it. */
export interface OpenEditor {
  kind: 'reply' | 'edit';
  commentId: string;
}

/** The id that the button which opens an editor must have. */
export const editorButtonId = ({ kind, commentId }: OpenEditor) => `${commentId}-${kind}`;

/** At most one editor is open; closing it gives the focus back to the button that opened it. */
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
      // The button of an edited comment is only back after the editor has gone.
      if (id) requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
  };
}
