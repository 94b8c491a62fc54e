import { loginPath } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/Later/lazyPart';
import { CheckIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { boundaryTexts } from '@/texts/errors';
import { sphereTexts } from '@/texts/sphere';
import type { Sphere } from '@contract/models/sphere';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

// Most people who look at a page join nothing on it.
const loadJoin = () => import('./join');
const LeaveDialog = lazyPart(() => import('./LeaveDialog'));

interface JoinButtonProps {
  sphere: Pick<Sphere, 'id' | 'name' | 'isJoined'>;
}

/** Joins at once; leaves after a question; leads a guest to the login page. */
export function JoinButton({ sphere: { id, name, isJoined } }: JoinButtonProps) {
  const [asking, setAsking] = useState(false);
  const isMember = useAtomValue(userAtom) !== null;
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const change = async (join: boolean) => {
    setAsking(false);
    try {
      const { joinAtom } = await loadJoin();
      await store.set(joinAtom, id, join);
    } catch {
      store.set(showToastAtom, { text: boundaryTexts.network, tone: 'error' });
    }
  };
  const near = () => void loadJoin().catch(() => undefined);
  const press = () => {
    if (!isMember) void navigate(loginPath(pathname + search));
    else if (isJoined) setAsking(true);
    else void change(true);
  };
  return (
    <>
      <Button
        variant={isJoined ? 'outline' : 'soft'}
        size="sm"
        icon={isJoined && <CheckIcon size={16} />}
        aria-label={isJoined ? sphereTexts.joinedOf(name) : sphereTexts.joinOf(name)}
        onPointerEnter={near}
        onFocus={near}
        onClick={press}
      >
        {isJoined ? sphereTexts.joined : sphereTexts.join}
      </Button>
      {asking && (
        <LeaveDialog
          name={name}
          onConfirm={() => void change(false)}
          onCancel={() => setAsking(false)}
          onLost={() => setAsking(false)}
        />
      )}
    </>
  );
}
