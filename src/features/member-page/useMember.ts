import { ownerAtom } from '@/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { comingMember, loadMemberAtom, memberAtom, openMemberAtom } from './member';

/** The member whose page this is. */
export function useMember(of: string) {
  const viewer = useAtomValue(ownerAtom)?.user_id ?? null;
  const kept = useAtomValue(memberAtom);
  const open = useSetAtom(openMemberAtom);
  const load = useSetAtom(loadMemberAtom);
  const isReturn = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    open(of, isReturn);
  }, [open, of, viewer, isReturn]);
  const isOurs = kept?.of === of && kept.viewer === viewer;
  return { view: isOurs ? kept : comingMember(of, viewer), reload: () => void load(of) };
}
