import type { FigureAccessory } from '@/components/CompanionFigure/CompanionFigure';
import { defaultPosition, sizeOn } from '@contract/rules/companion/placement';
import { companions } from '@contract/fixtures/companions';
import { findPart, parts, type Part } from '@contract/rules/companion/parts';
import { presentPlacedParts } from '@contract/presenters/companion';

type OfType<T extends Part['type']> = Extract<Part, { type: T }>;

export const bases = parts.filter((part): part is OfType<'base'> => part.type === 'base');
export const accessories = parts.filter(
  (part): part is OfType<'accessory'> => part.type === 'accessory',
);

/** An accessory at its default position on a base. */
export function placedOn(
  base: OfType<'base'>,
  { id, icon, layout }: OfType<'accessory'>,
): FigureAccessory {
  const { x, y } = defaultPosition(base.layout, layout);
  return {
    part_id: `part${id}`,
    part_icon: icon,
    position_x: x,
    position_y: y,
    part_size: sizeOn(base.layout, layout),
    part_layer: layout.layer,
  };
}

const [fixture] = companions;
if (!fixture) throw new Error('The cast has no companion');
const { name, basePart, level, experience } = fixture;
const { creativity, sociability, influence, consistency } = fixture;

/** The companion of the first sample member. */
export const sampleCharacter = {
  characterName: name,
  character_name: name,
  level,
  experience,
  basePartIcon: findPart(basePart)?.icon ?? '',
  base_part_id: `part${basePart}`,
  creativity,
  sociability,
  influence,
  consistency,
};
export const sampleAccessories = presentPlacedParts(fixture);
