import { addressOf } from '@/config/base';
import { postPath } from '@/config/routes';
import { copyText } from '@/design/browser/copyText';
import MenuPopover from '@/design/components/Menu/MenuPopover';
import { InfoIcon, LinkIcon, XIcon } from '@/design/icons/icons';
import { useAsMember } from '@/state/intent';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { collectTexts } from '@/texts/collect';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { reportTexts } from '@/texts/report';
import type { Comment } from '@contract/models/comment';
import { showToastAtom } from '@/state/toasts';
import { postTexts } from '@/texts/post';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type RefObject } from 'react';
import { ModerationDialogs } from '../ModerationDialogs/ModerationDialogs';
import { focusComment } from '../places';

interface CommentMenuBodyProps {
  comment: Comment;
  open: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The list of a comment's menu, and the dialogs that its items open. */
export default function CommentMenuBody({ comment, open, trigger, onClose }: CommentMenuBodyProps) {
  const { commentId, postId, userId, userName } = comment;
  const showToast = useSetAtom(showToastAtom);
  const [task, setTask] = useState<'report' | 'block' | null>(null);
  const user = useAtomValue(userAtom);
  const disabled = useWriting() !== undefined;
  const asMember = useAsMember();
  const isOwn = user?.user_id === userId;

  async function copyLink(): Promise<void> {
    const address = `${addressOf(postPath(postId))}#${commentId}`;
    const isCopied = await copyText(new URL(address, location.href).href);
    showToast(
      isCopied
        ? { text: postTexts.linkCopied, tone: 'success' }
        : { text: postTexts.linkCopyFailed, tone: 'danger' },
    );
  }
  return (
    <>
      {open && (
        <MenuPopover
          label={commentTexts.menuOf(userName)}
          closeLabel={commonTexts.close}
          options={[
            { value: 'link', label: commentTexts.copyLink, icon: <LinkIcon /> },
            ...(isOwn
              ? []
              : [
                  {
                    value: 'report',
                    label: reportTexts.report,
                    icon: <InfoIcon />,
                    disabled,
                  } as const,
                  { value: 'block', label: collectTexts.block, icon: <XIcon /> } as const,
                ]),
          ]}
          trigger={trigger}
          onAction={(choice) => {
            if (choice === 'link') void copyLink();
            else asMember(() => setTask(choice));
          }}
          onClose={onClose}
        />
      )}
      <ModerationDialogs
        open={task}
        near={open}
        reported={{ targetType: 'comment', targetId: commentId }}
        author={comment}
        onDone={() => focusComment(commentId)}
        onClose={() => setTask(null)}
      />
    </>
  );
}
