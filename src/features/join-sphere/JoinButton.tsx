import { loginPath } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import { CheckIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { setJoinedAtom } from '@/state/spheres';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import { sphereTexts } from '@/texts/sphere';
import type { Sphere } from '@contract/models/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const LeaveDialog = lazy(() => import('./LeaveDialog'));

interface JoinButtonProps {
  sphere: Pick<Sphere, 'id' | 'name' | 'isJoined'>;
}

/** Joins at once; leaves after a question; leads a guest to the login page. */
export function JoinButton({ sphere: { id, name, isJoined } }: JoinButtonProps) {
  const [asking, setAsking] = useState(false);
  const isMember = useAtomValue(userAtom) !== null;
  const setJoined = useSetAtom(setJoinedAtom);
  const showToast = useSetAtom(showToastAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const change = async (join: boolean) => {
    setAsking(false);
    try {
      await setJoined(id, join);
      const text = join ? sphereTexts.joinedToast(name) : sphereTexts.leftToast(name);
      showToast({ text, tone: 'success' });
    } catch (error) {
      const fallback = join ? failureTexts.joinSphere : failureTexts.leaveSphere;
      showToast({ text: failureText(error, fallback), tone: 'error' });
    }
  };
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
        onClick={press}
      >
        {isJoined ? sphereTexts.joined : sphereTexts.join}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <LeaveDialog
            name={name}
            onConfirm={() => void change(false)}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
