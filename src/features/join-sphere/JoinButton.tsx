import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { CheckIcon } from '@/design/icons/icons';
import { useAsMember } from '@/state/intent';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { sphereTexts } from '@/texts/sphere';
import type { Sphere } from '@contract/models/sphere';
import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { call } from '@/api/client';
import { createOptimistic, type OptimisticChange } from '@/state/optimistic';
import { patchSphereAtom, spheresAtom } from '@/state/spheres';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';

type Membership = Pick<Sphere, 'isJoined' | 'memberCount' | 'role' | 'joinedAt'>;

const changeAtom = createOptimistic<Membership, boolean>();

function foresee({ known, wanted }: OptimisticChange<Membership, boolean>): Partial<Membership> {
  const { isJoined, memberCount, role, joinedAt } = known;
  if (isJoined === wanted) return { isJoined, memberCount, role, joinedAt };
  return { isJoined: wanted, memberCount: memberCount + (wanted ? 1 : -1) };
}

/**
 * Joins or leaves: shown at once, requests sent in order, and the server's answers win. Reports the
 * final result; a failure restores the server's last state.
 */
export const joinAtom = atom(null, async (get, set, sphereId: string, wanted: boolean) => {
  const known = get(spheresAtom).spheres.find(({ id }) => id === sphereId);
  const userId = get(userAtom)?.user_id;
  if (!known || !userId || known.isJoined === wanted) return;
  let asked = wanted;
  try {
    const reached = await set(
      changeAtom,
      sphereId,
      { known, wanted },
      {
        given: ({ isJoined }) => isJoined,
        send: (_, join) => {
          asked = join;
          return join
            ? call('joinSphere', { params: { sphereId }, body: { userId } })
            : call('leaveSphere', { params: { sphereId } });
        },
        show: (change) => set(patchSphereAtom, sphereId, foresee(change)),
      },
    );
    if (!reached || reached === known) return;
    const text = reached.isJoined ? sphereTexts.joinedToast : sphereTexts.leftToast;
    set(showToastAtom, { text: text(known.name), tone: 'success' });
  } catch (error) {
    const fallback = asked ? failureTexts.joinSphere : failureTexts.leaveSphere;
    set(showToastAtom, { text: failureText(error, fallback), tone: 'danger' });
  }
});

const LeaveDialog = lazyPart(() => import('./LeaveDialog'), { above: true });

interface JoinButtonProps {
  sphere: Pick<Sphere, 'id' | 'name' | 'isJoined' | 'isClosed'>;
}

/** Joins at once, a guest after the login; asks before leaving. Nobody joins a closed sphere. */
export function JoinButton({ sphere: { id, name, isJoined, isClosed } }: JoinButtonProps) {
  const [asking, setAsking] = useState(false);
  const writing = useWriting();
  const joinSphere = useSetAtom(joinAtom);
  const asMember = useAsMember();

  const change = (join: boolean) => {
    setAsking(false);
    void joinSphere(id, join);
  };
  const press = () =>
    asMember(() => (isJoined ? setAsking(true) : change(true)), { act: 'join', id });
  if (isClosed && !isJoined) return null;
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
