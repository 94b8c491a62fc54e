import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { MenuTrigger } from '@/design/components/Menu/MenuTrigger';
import { commentTexts } from '@/texts/comment';
import { useRef, useState } from 'react';
import type { Comment } from '@contract/models/comment';

const CommentMenuBody = lazyPart(() => import('./CommentMenuBody'), { above: true });

/** More actions on another member's comment, behind three dots. */
export function CommentMenu({ comment }: { comment: Comment }) {
  // Null: never opened. Afterwards the body stays, because its dialog outlives the list.
  const [open, setOpen] = useState<boolean | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MenuTrigger
        ref={trigger}
        size="sm"
        label={commentTexts.menuOf(comment.userName)}
        open={open === true}
        onNear={CommentMenuBody.preload}
        onOpen={setOpen}
      />
      {open !== null && (
        <CommentMenuBody
          comment={comment}
          open={open}
          trigger={trigger}
          onClose={() => setOpen(false)}
          onLost={() => setOpen(null)}
        />
      )}
    </>
  );
}
