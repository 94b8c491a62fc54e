import { loginPath } from '@/config/routes';
import MenuPopover from '@/design/components/Menu/MenuPopover';
import { InfoIcon, XIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { collectTexts } from '@/texts/collect';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { reportTexts } from '@/texts/report';
import type { Comment } from '@contract/models/comment';
import { useAtomValue } from 'jotai';
import { useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ModerationDialogs } from '../ModerationDialogs/ModerationDialogs';
import { focusComment } from '../places';

export interface CommentMenuBodyProps {
  comment: Comment;
  open: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The list of a comment's menu, and the dialogs that its lines lead to. */
export default function CommentMenuBody({ comment, open, trigger, onClose }: CommentMenuBodyProps) {
  const { commentId, userName } = comment;
  const [task, setTask] = useState<'report' | 'block' | null>(null);
  const user = useAtomValue(userAtom);
  const disabled = useWriting() !== undefined;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      {open && (
        <MenuPopover
          label={commentTexts.menuOf(userName)}
          closeLabel={commonTexts.close}
          entries={[
            { id: 'report', label: reportTexts.report, icon: <InfoIcon />, disabled },
            { id: 'block', label: collectTexts.block, icon: <XIcon /> },
          ]}
          trigger={trigger}
          onAction={(id) => {
            if (user) setTask(id);
            else void navigate(loginPath(pathname + search));
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
