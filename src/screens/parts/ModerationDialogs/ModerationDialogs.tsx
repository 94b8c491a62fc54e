import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import type { ReportDialogProps } from '@/features/report/ReportDialog';
import { useEffect } from 'react';

const ReportDialog = lazyPart(() => import('@/features/report/ReportDialog'), { above: true });
const BlockMember = lazyPart(() => import('@/features/collect/BlockMember'), { above: true });

export interface ModerationDialogsProps {
  /** Which of the two dialogs is open; null for neither. */
  open: 'report' | 'block' | null;
  /** They are offered at present: their code is fetched, so that they are there at the press. */
  near: boolean;
  /** The post or the comment that is reported. */
  reported: ReportDialogProps['reported'];
  /** The author, the member whom a block concerns. */
  author: { userId: string; userName: string };
  /** After it was reported or its author was blocked. */
  onDone: () => void;
  onClose: () => void;
}

/** What a menu offers against something unwelcome: to report it, and to block its author. */
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
