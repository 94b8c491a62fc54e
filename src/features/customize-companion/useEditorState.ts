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
import { appearanceOf } from './appearance';
import { catalogOf, type PartCatalog } from './partCatalog';

type Known = Pick<OwnCompanion, 'character' | 'equippedAccessories'>;

export const startOf = (known: Known, catalog: PartCatalog): Start => ({
  name: known.character?.characterName ?? '',
  appearance: appearanceOf(known, catalog),
});

/** The state of the form: starts from the saved state, or from an edit that a login interrupted. */
export function useEditorState(userId: string, companion: OwnCompanion) {
  const catalog = useMemo(() => catalogOf(companion), [companion]);
  const start = useMemo(() => startOf(companion, catalog), [companion, catalog]);
  const [kept, setKept] = useAtom(keptEditAtom);
  const [state, dispatch] = useReducer(
    (before: EditorState, action: EditorAction) => reduce(before, action, catalog),
    null,
    () => (kept?.of === userId ? resumed(start, kept) : editorOf(start)),
  );
  useEffect(() => setKept(null), [setKept]);
  useEffect(() => dispatch({ type: 'loaded', start }), [start]);
  return { catalog, state, dispatch };
}
