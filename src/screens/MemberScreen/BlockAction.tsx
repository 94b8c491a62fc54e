import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { setMemberBlockedAtom } from '@/state/memberPage';
import { unblockMemberAtom } from '@/features/member-page/follow';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { memberTexts } from '@/texts/member';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

const BlockMember = lazyPart(() => import('@/features/collect/BlockMember'), { above: true });

interface BlockActionProps {
  userId: string;
  name: string;
  isBlocked: boolean;
}

/** Blocks the member after a confirmation; unblocks at once. */
export function BlockAction({ userId, name, isBlocked }: BlockActionProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const setBlocked = useSetAtom(setMemberBlockedAtom);
  const unblock = useSetAtom(unblockMemberAtom);
  const showToast = useSetAtom(showToastAtom);

  async function end(): Promise<void> {
    setState('busy');
    try {
      const isEnded = await unblock(userId);
      if (isEnded) showToast({ text: memberTexts.unblocked, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, commonTexts.changeFailed), tone: 'danger' });
    }
    setState('idle');
  }
  return (
    <>
      <Button
        variant={isBlocked ? 'outline' : 'soft'}
        busy={state === 'busy'}
        onClick={() => (isBlocked ? void end() : setState('asking'))}
      >
        {isBlocked ? memberTexts.unblock : memberTexts.block}
      </Button>
      {state === 'asking' && (
        <BlockMember
          userId={userId}
          userName={name}
          onBlocked={() => setBlocked(userId, true)}
          onClose={() => setState('idle')}
          onLost={() => setState('idle')}
        />
      )}
    </>
  );
}
