import { useRef, useState } from 'react';

/** What is being written in the list: a reply to a comment, or a change of it. */
export interface OpenEditor {
  kind: 'reply' | 'edit';
  commentId: string;
}

/** At most one editor is open; closing it gives the focus back to the button that opened it. */
export function useOpenEditor() {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  const opener = useRef<string | null>(null);
  const idOf = ({ kind, commentId }: OpenEditor) => `${commentId}-${kind}`;
  return {
    isOpen: (kind: OpenEditor['kind'], commentId: string) =>
      open?.kind === kind && open.commentId === commentId,
    /** The id that the opening button must have. */
    idOf: (kind: OpenEditor['kind'], commentId: string) => idOf({ kind, commentId }),
    open: (kind: OpenEditor['kind'], commentId: string) => {
      opener.current = idOf({ kind, commentId });
      setOpen({ kind, commentId });
    },
    close: () => {
      setOpen(null);
      const id = opener.current;
      // The button of an edited comment is only back after the editor has gone.
      if (id) requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
  };
}

export type EditorSwitch = ReturnType<typeof useOpenEditor>;
