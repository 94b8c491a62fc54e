import { loginPath } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { CheckIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { sphereTexts } from '@/texts/sphere';
import type { Sphere } from '@contract/models/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { joinAtom } from './join';

const LeaveDialog = lazyPart(() => import('./LeaveDialog'), { above: true });

interface JoinButtonProps {
  sphere: Pick<Sphere, 'id' | 'name' | 'isJoined'>;
}

/** Joins at once; asks before leaving; sends a guest to the login page. */
export function JoinButton({ sphere: { id, name, isJoined } }: JoinButtonProps) {
  const [asking, setAsking] = useState(false);
  const isMember = useAtomValue(userAtom) !== null;
  const writing = useWriting();
  const joinSphere = useSetAtom(joinAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const change = (join: boolean) => {
    setAsking(false);
    void joinSphere(id, join);
  };
  const press = () => {
    if (!isMember) void navigate(loginPath(pathname + search));
    else if (isJoined) setAsking(true);
    else change(true);
  };
  return (
    <>
      <Button
        variant={isJoined ? 'soft' : 'outline'}
        size="sm"
        icon={isJoined && <CheckIcon size="sm" />}
        aria-label={isJoined ? sphereTexts.joinedOf(name) : sphereTexts.joinOf(name)}
        onClick={press}
        {...writing}
      >
        {isJoined ? sphereTexts.joined : sphereTexts.join}
      </Button>
      {asking && (
        <LeaveDialog
          name={name}
          onConfirm={() => change(false)}
          onCancel={() => setAsking(false)}
          onLost={() => setAsking(false)}
        />
      )}
    </>
  );
}
