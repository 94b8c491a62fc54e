import type { OwnCompanion } from '@/state/companion';
import { saidTexts } from '@/texts/character';
import type { CharacterPart } from '@contract/models/character';
import { useState } from 'react';
import { isChanged } from './editor';
import type { Edit } from './look';
import { randomLook } from './randomLook';
import { editSaid } from './said';
import { useEditor } from './useEditor';

/** What the member can do to the companion; each deed is said for who does not see it. */
export function useDressing(userId: string, companion: OwnCompanion) {
  const { wardrobe, state, dispatch } = useEditor(userId, companion);
  const [said, say] = useState('');
  const { past, present, future } = state.steps;
  const { name, look } = present;

  function edit(what: Edit, gesture?: string): void {
    dispatch({ type: 'edit', edit: what, gesture });
    say(editSaid(look, what, wardrobe));
  }

  function isRefused(part: CharacterPart): boolean {
    if (wardrobe.isOpen(part)) return false;
    say(saidTexts.locked(part.part_name, part.unlock_level));
    return true;
  }

  return {
    wardrobe,
    saved: state.saved,
    dispatch,
    name,
    look,
    said,
    say,
    edit,
    isChanged: isChanged(state),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isWorn: (id: string) => look.worn.some((worn) => worn.id === id),
    /** What a press on a part in the list does. */
    choose: (part: CharacterPart) => {
      const id = part.part_id;
      if (isRefused(part)) return;
      if (part.part_type === 'base') edit({ type: 'base', id });
      else if (look.worn.some((worn) => worn.id === id)) edit({ type: 'remove', id });
      else edit({ type: 'put', id });
    },
    rename: (name: string) => dispatch({ type: 'name', name }),
    random: () => {
      const next = randomLook(look, wardrobe, Math.random);
      dispatch({ type: 'wear', look: next });
      const parts = [
        wardrobe.base(next.base),
        ...next.worn.map(({ id }) => wardrobe.accessory(id)),
      ];
      say(saidTexts.random(parts.flatMap((part) => part?.part_name ?? [])));
    },
    undo: () => {
      dispatch({ type: 'undo' });
      say(saidTexts.undone);
    },
    redo: () => {
      dispatch({ type: 'redo' });
      say(saidTexts.redone);
    },
    revert: () => {
      dispatch({ type: 'revert' });
      say(saidTexts.reverted);
    },
  };
}

export type Dressing = ReturnType<typeof useDressing>;
