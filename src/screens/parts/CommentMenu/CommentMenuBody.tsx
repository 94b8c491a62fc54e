import { loginPath } from '@/config/routes';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import MenuPopover from '@/design/components/Menu/MenuPopover';
import { InfoIcon, XIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { collectTexts } from '@/texts/collect';
import { commentTexts } from '@/texts/comment';
import { reportTexts } from '@/texts/report';
import type { Comment } from '@contract/models/comment';
import { useAtomValue } from 'jotai';
import { useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusComment } from '../places';

const ReportDialog = lazyPart(() => import('@/features/report/ReportDialog'));
const BlockMember = lazyPart(() => import('@/features/collect/BlockMember'));

export interface CommentMenuBodyProps {
  comment: Comment;
  open: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const entries = [
  { id: 'report', label: reportTexts.report, icon: <InfoIcon /> },
  { id: 'block', label: collectTexts.block, icon: <XIcon /> },
] as const;

/** The list of a comment's menu, and the dialogs that its lines lead to. */
export default function CommentMenuBody({ comment, open, trigger, onClose }: CommentMenuBodyProps) {
  const { commentId, userId, userName } = comment;
  const [task, setTask] = useState<'report' | 'block' | null>(null);
  const user = useAtomValue(userAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const stay = () => focusComment(commentId);
  const close = () => setTask(null);
  return (
    <>
      {open && (
        <MenuPopover
          label={commentTexts.menuOf(userName)}
          entries={entries}
          trigger={trigger}
          onAction={(id) => {
            if (user) setTask(id);
            else void navigate(loginPath(pathname + search));
          }}
          onClose={onClose}
        />
      )}
      {task === 'report' && (
        <ReportDialog
          reported={{ targetType: 'comment', targetId: commentId }}
          onReported={stay}
          onClose={close}
          onLost={close}
        />
      )}
      {task === 'block' && (
        <BlockMember
          userId={userId}
          userName={userName}
          onBlocked={stay}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
