import { userAtom } from '@/state/session';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { nameKept } from './characterName';
import { keptEditAtom } from './keptEdit';
import type { Editor } from './useEditor';

/**
 * Keeps the edit for its member's return, where the form goes because they are signed in no more.
 * @returns whether the form may go without anything being lost
 */
export function useKeptEdit(userId: string, editor: Editor): () => boolean {
  const { name, appearance, saved, isChanged } = editor;
  const store = useStore();
  const isOver = () => store.get(userAtom)?.user_id !== userId;
  const keep = useRef((): void => undefined);
  useEffect(() => {
    keep.current = () => {
      const edit = { of: userId, name: nameKept(name, saved.name), appearance };
      if (isChanged && isOver()) store.set(keptEditAtom, edit);
    };
  });
  useEffect(() => {
    const last = keep;
    return () => last.current();
  }, []);
  return () => !isChanged || isOver();
}
