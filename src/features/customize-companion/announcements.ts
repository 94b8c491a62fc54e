import { characterTexts, announcementTexts } from '@/texts/character';
import { editAppearance, type Edit, type EditedAppearance } from './appearance';
import type { PartCatalog } from './partCatalog';

/** Describes the position of a worn accessory in words. */
function positionText(appearance: EditedAppearance, id: string, catalog: PartCatalog): string {
  const item = appearance.placed.find((placed) => placed.id === id);
  const part = catalog.accessory(id);
  return item && part ? characterTexts.positionOf(part.part_name, item.x, item.y) : '';
}

/** Describes the result of an edit for screen readers. */
export function announcementOf(
  appearance: EditedAppearance,
  edit: Edit,
  catalog: PartCatalog,
): string {
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
