import { userAtom } from '@/state/session';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { nameKept } from './characterName';
import { keptEditAtom } from './keptEdit';
import type { Editor } from './useEditor';

/**
 * Keeps the edit for the member's return if the form closes because they are signed out.
 * @returns whether the form can close without losing anything
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
