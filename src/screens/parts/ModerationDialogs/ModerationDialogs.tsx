import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import type { ReportDialogProps } from '@/features/report/ReportDialog';
import { useEffect } from 'react';

const ReportDialog = lazyPart(() => import('@/features/report/ReportDialog'), { above: true });
const BlockMember = lazyPart(() => import('@/features/collect/BlockMember'), { above: true });

export interface ModerationDialogsProps {
  /** The open dialog; null if both are closed. */
  open: 'report' | 'block' | null;
  /** A menu offers them now: their code loads ahead of the press. */
  near: boolean;
  /** The reported post or comment. */
  reported: ReportDialogProps['reported'];
  /** The author, whom a block would concern. */
  author: { userId: string; userName: string };
  /** Called after a report or a block. */
  onDone: () => void;
  onClose: () => void;
}

/** A menu's dialogs against unwelcome content: report it, or block its author. */
export function ModerationDialogs(props: ModerationDialogsProps) {
  const { open, near, reported, author, onDone, onClose } = props;
  useEffect(() => {
    if (!near) return;
    ReportDialog.preload();
    BlockMember.preload();
  }, [near]);
  if (open === 'report') {
    return (
      <ReportDialog reported={reported} onReported={onDone} onClose={onClose} onLost={onClose} />
    );
  }
  if (open === 'block') {
    const { userId, userName } = author;
    return (
      <BlockMember
        userId={userId}
        userName={userName}
        onBlocked={onDone}
        onClose={onClose}
        onLost={onClose}
      />
    );
  }
  return null;
}
