import type { OwnCompanion } from '@/state/companion';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useReducer } from 'react';
import {
  editorOf,
  reduce,
  resumed,
  type EditorAction,
  type EditorState,
  type Start,
} from './editor';
import { keptEditAtom } from './keptEdit';
import { lookOf } from './look';
import { wardrobeOf, type Wardrobe } from './wardrobe';

type Known = Pick<OwnCompanion, 'character' | 'equippedAccessories'>;

export const startOf = (known: Known, wardrobe: Wardrobe): Start => ({
  name: known.character?.characterName ?? '',
  look: lookOf(known, wardrobe),
});

/** The state of the form: begun from what the server knows, or from what a login interrupted. */
export function useEditor(userId: string, companion: OwnCompanion) {
  const wardrobe = useMemo(() => wardrobeOf(companion), [companion]);
  const start = useMemo(() => startOf(companion, wardrobe), [companion, wardrobe]);
  const [kept, setKept] = useAtom(keptEditAtom);
  const [state, dispatch] = useReducer(
    (before: EditorState, action: EditorAction) => reduce(before, action, wardrobe),
    null,
    () => (kept?.of === userId ? resumed(start, kept) : editorOf(start)),
  );
  useEffect(() => setKept(null), [setKept]);
  useEffect(() => dispatch({ type: 'loaded', start }), [start]);
  return { wardrobe, state, dispatch };
}
