import { Menu } from '@/design/components/Menu/Menu';
import { TrashIcon } from '@/design/icons/icons';
import { actorAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { postTexts } from '@/texts/post';
import { parseId } from '@contract/rules/ids';
import type { Post } from '@contract/models/post';
import { can } from '@contract/policies';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { removePostAtom } from './removePost';

const DeleteDialog = lazy(() => import('./DeleteDialog'));

interface PostMenuProps {
  post: Pick<Post, 'postId' | 'userId' | 'isConfirmed'>;
  /** After it is gone, for a page that showed nothing else. */
  onDeleted?: () => void;
}

/** What its author, or an admin, can do with a post; nothing for everybody else. */
export function PostMenu({ post: { postId, userId, isConfirmed }, onDeleted }: PostMenuProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');
  const actor = useAtomValue(actorAtom);
  const remove = useSetAtom(removePostAtom);
  const showToast = useSetAtom(showToastAtom);
  const authorId = parseId('user', userId) ?? 0;
  if (!can(actor, 'post.delete', { authorId, isConfirmed })) return null;

  const confirm = async () => {
    setState('busy');
    try {
      await remove(postId);
      showToast({ text: postTexts.deleted, tone: 'success' });
      onDeleted?.();
    } catch (error) {
      setState('closed');
      showToast({ text: failureText(error, postTexts.deleteFailed), tone: 'error' });
    }
  };
  return (
    <>
      <Menu
        label={postTexts.moreActions}
        entries={[
          { id: 'delete', label: commonTexts.delete, icon: <TrashIcon />, tone: 'critical' },
        ]}
        onAction={() => setState('asking')}
      />
      {state !== 'closed' && (
        <Suspense fallback={null}>
          <DeleteDialog
            loading={state === 'busy'}
            onConfirm={() => void confirm()}
            onCancel={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
