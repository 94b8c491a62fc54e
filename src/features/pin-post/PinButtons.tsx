import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { pinTexts } from '@/texts/pins';
import type { Post } from '@contract/models/post';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { unpinPostAtom } from './pin';

const PinDialog = lazyPart(() => import('./PinDialog'), { above: true });

interface PinButtonsProps {
  post: Post;
  /** Called after a change. */
  onDone: () => void;
}

/** Pins and unpins a public post. */
export function PinButtons({ post, onDone }: PinButtonsProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const unpin = useSetAtom(unpinPostAtom);
  const remove = async () => {
    setBusy(true);
    await unpin(post.postId);
    setBusy(false);
    onDone();
  };
  const close = () => setOpen(false);
  if (!post.isConfirmed) return null;
  return (
    <Cluster gap={12}>
      <Button variant="soft" onClick={() => setOpen(true)} onPointerEnter={PinDialog.preload}>
        {post.isPinned ? pinTexts.change : pinTexts.pin}
      </Button>
      {post.isPinned && (
        <Button variant="soft" busy={busy} onClick={() => void remove()}>
          {pinTexts.unpin}
        </Button>
      )}
      {open && <PinDialog post={post} onPinned={onDone} onClose={close} onLost={close} />}
    </Cluster>
  );
}
