import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { MenuTrigger } from '@/design/components/Menu/MenuTrigger';
import { postTexts } from '@/texts/post';
import { useRef, useState } from 'react';
import type { Post } from '@contract/models/post';

interface PostMenuProps {
  post: Post;
  /** Called after the post was deleted, for a page that showed only the post or has its own list. */
  onDeleted?: (() => void) | undefined;
}

const PostMenuBody = lazyPart(() => import('./PostMenuBody'), { above: true, soon: true });

/** The secondary actions on a post, behind three dots. Everything except the dots loads on demand. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  // Null: never opened. Afterwards the body stays, because its dialog outlives the list.
  const [open, setOpen] = useState<boolean | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MenuTrigger
        ref={trigger}
        label={postTexts.moreActions}
        open={open === true}
        onNear={PostMenuBody.preload}
        onOpen={setOpen}
      />
      {open !== null && (
        <PostMenuBody
          post={post}
          open={open}
          trigger={trigger}
          onClose={() => setOpen(false)}
          onLost={() => setOpen(null)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
