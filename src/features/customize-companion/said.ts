import { characterTexts, saidTexts } from '@/texts/character';
import { editLook, type Edit, type Look } from './look';
import type { Wardrobe } from './wardrobe';

/** Where a worn accessory is, in words. */
function placeSaid(look: Look, id: string, wardrobe: Wardrobe): string {
  const item = look.worn.find((worn) => worn.id === id);
  const part = wardrobe.accessory(id);
  return item && part ? characterTexts.positionOf(part.part_name, item.x, item.y) : '';
}

/** What an edit did, in words, for who does not see it. */
export function editSaid(look: Look, edit: Edit, wardrobe: Wardrobe): string {
  const name = (wardrobe.accessory(edit.id) ?? wardrobe.base(edit.id))?.part_name ?? '';
  switch (edit.type) {
    case 'base':
      return saidTexts.base(name);
    case 'remove':
      return saidTexts.removed(name);
    case 'layer':
      return edit.by > 0 ? saidTexts.forward(name) : saidTexts.backward(name);
    case 'put': {
      const place = placeSaid(editLook(look, edit, wardrobe), edit.id, wardrobe);
      return `${saidTexts.put(name)} ${place}`;
    }
    case 'move':
    case 'step':
    case 'reset':
      return placeSaid(editLook(look, edit, wardrobe), edit.id, wardrobe);
  }
}
