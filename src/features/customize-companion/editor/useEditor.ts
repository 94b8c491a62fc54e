import type { OwnCompanion } from '@/state/companion';
import { announcementTexts, characterTexts } from '@/texts/character';
import type { CharacterPart } from '@contract/models/character';
import { useState, useEffect, useMemo, useReducer } from 'react';
import {
  isChanged,
  type Start,
  editorOf,
  reduce,
  resumed,
  type EditorAction,
  type EditorState,
} from './editor';
import { type Edit, editAppearance, type EditedAppearance, appearanceOf } from './appearance';
import { type PartCatalog, catalogOf } from './partCatalog';
import { atom, useAtom } from 'jotai';

type Known = Pick<OwnCompanion, 'character' | 'equippedAccessories'>;

export const startOf = (known: Known, catalog: PartCatalog): Start => ({
  name: known.character?.characterName ?? '',
  appearance: appearanceOf(known, catalog),
});

/** The state of the form: starts from the saved state, or from an edit that a login interrupted. */
function useEditorState(userId: string, companion: OwnCompanion) {
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

const MOST = 3;

/**
 * Makes an appearance of unlocked parts, with at most one accessory for each anchor of the body.
 * @param random returns a number from 0 up to 1, like Math.random
 */
export function randomAppearance(
  appearance: EditedAppearance,
  catalog: PartCatalog,
  random: () => number,
): EditedAppearance {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const base = pick(catalog.bases.filter(catalog.isOpen))?.part_id ?? appearance.base;
  let open = catalog.accessories.filter(catalog.isOpen);
  let next: EditedAppearance = { base, placed: [] };
  for (let left = Math.floor(random() * MOST) + 1; left > 0; left -= 1) {
    const part = pick(open);
    if (!part) break;
    next = editAppearance(next, { type: 'put', id: part.part_id }, catalog);
    open = open.filter(({ layout }) => layout.anchor !== part.layout.anchor);
  }
  return next;
}

/** The edit that the end of a session interrupted, kept until the same member returns. */
export const keptEditAtom = atom<(Start & { of: string }) | null>(null);

/** Describes the position of a worn accessory in words. */
function positionText(appearance: EditedAppearance, id: string, catalog: PartCatalog): string {
  const item = appearance.placed.find((placed) => placed.id === id);
  const part = catalog.accessory(id);
  return item && part ? characterTexts.positionOf(part.part_name, item.x, item.y) : '';
}

/** Describes the result of an edit for screen readers. */
function announcementOf(appearance: EditedAppearance, edit: Edit, catalog: PartCatalog): string {
  const name = (catalog.accessory(edit.id) ?? catalog.base(edit.id))?.part_name ?? '';
  switch (edit.type) {
    case 'base':
      return announcementTexts.base(name);
    case 'remove':
      return announcementTexts.removed(name);
    case 'layer':
      return edit.by > 0 ? announcementTexts.forward(name) : announcementTexts.backward(name);
    case 'put': {
      const position = positionText(editAppearance(appearance, edit, catalog), edit.id, catalog);
      return `${announcementTexts.put(name)} ${position}`;
    }
    case 'move':
    case 'step':
    case 'reset':
      return positionText(editAppearance(appearance, edit, catalog), edit.id, catalog);
  }
}

/** The member's edits of the companion; each change is announced to screen readers. */
export function useEditor(userId: string, companion: OwnCompanion) {
  const { catalog, state, dispatch } = useEditorState(userId, companion);
  const [announcement, announce] = useState('');
  const [wanted, setWanted] = useState<CharacterPart | null>(null);
  const { past, present, future } = state.steps;
  const { name, appearance } = present;

  function edit(what: Edit, gesture?: string): void {
    dispatch({ type: 'edit', edit: what, gesture });
    announce(announcementOf(appearance, what, catalog));
  }

  function isRefused(part: CharacterPart): boolean {
    if (catalog.isOpen(part)) return false;
    announce(announcementTexts.locked(part.part_name, part.unlock_level));
    return true;
  }

  return {
    catalog,
    saved: state.saved,
    dispatch,
    name,
    appearance,
    announcement,
    announce,
    edit,
    isChanged: isChanged(state),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** The part that is offered for sale now. */
    wanted,
    dismissOffer: () => setWanted(null),
    /** Puts a bought part on at once, as the next step. */
    putOnBought: ({ part_id: id }: CharacterPart) => {
      setWanted(null);
      edit({ type: 'put', id });
    },
    /** Handles a press on a part in the list; `isChosen` is the state that the list shows. */
    choose: (part: CharacterPart, isChosen: boolean) => {
      const id = part.part_id;
      if (catalog.isForSale(part)) {
        setWanted(part);
        return;
      }
      if (isRefused(part)) return;
      if (part.part_type === 'base') edit({ type: 'base', id });
      else edit({ type: isChosen ? 'remove' : 'put', id });
    },
    rename: (name: string) => dispatch({ type: 'name', name }),
    random: () => {
      const next = randomAppearance(appearance, catalog, Math.random);
      dispatch({ type: 'replace', appearance: next });
      const parts = [
        catalog.base(next.base),
        ...next.placed.map(({ id }) => catalog.accessory(id)),
      ];
      announce(announcementTexts.random(parts.flatMap((part) => part?.part_name ?? [])));
    },
    undo: () => {
      dispatch({ type: 'undo' });
      announce(announcementTexts.undone);
    },
    redo: () => {
      dispatch({ type: 'redo' });
      announce(announcementTexts.redone);
    },
    revert: () => {
      dispatch({ type: 'revert' });
      announce(announcementTexts.reverted);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
