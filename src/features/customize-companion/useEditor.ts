import type { OwnCompanion } from '@/state/companion';
import { announcementTexts, characterTexts } from '@/texts/character';
import type { CharacterPart } from '@contract/models/character';
import { useState } from 'react';
import { isChanged } from './editor';
import { type Edit, editAppearance, type EditedAppearance } from './appearance';
import { randomAppearance } from './randomAppearance';
import { useEditorState } from './useEditorState';
import type { PartCatalog } from './partCatalog';

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
