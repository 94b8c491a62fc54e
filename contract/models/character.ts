import * as v from 'valibot';
import { rarities } from '../rules/companion/part-kinds';
import { anchors } from '../rules/companion/placement';
import { idOutput } from './ids';

const PlaceSchema = v.object({ x: v.number(), y: v.number() });

const AccessoryLayoutSchema = v.object({
  anchor: v.picklist(anchors),
  /** In percent of the canvas. */
  size: v.number(),
  pivot: PlaceSchema,
  layer: v.picklist(['front', 'behind']),
});

const BaseLayoutSchema = v.object({
  anchors: v.object({
    head: PlaceSchema,
    face: PlaceSchema,
    neck: PlaceSchema,
    back: PlaceSchema,
    hand: PlaceSchema,
  }),
  fit: v.number(),
});

const part = {
  part_id: idOutput('part'),
  part_name: v.string(),
  part_description: v.string(),
  /** A picture's path if it starts with a slash, otherwise a text or an emoji. */
  part_icon: v.string(),
  unlock_level: v.number(),
  /** In gems, for a part that is bought instead of unlocked by a level; otherwise null. */
  price: v.nullable(v.number()),
  rarity: v.picklist(rarities),
  /** Whether the companion's level unlocks it, or its member owns it. */
  is_unlocked: v.boolean(),
};

/** A part as members see it in the customizer, unlocked or not. */
export const PartSchema = v.variant('part_type', [
  v.object({ ...part, part_type: v.literal('base'), layout: BaseLayoutSchema }),
  v.object({ ...part, part_type: v.literal('accessory'), layout: AccessoryLayoutSchema }),
]);
export type CharacterPart = v.InferOutput<typeof PartSchema>;

/** A companion's accessories with everything needed to draw them; the lowest `zIndex` first. */
export const EquippedAccessorySchema = v.object({
  part_id: idOutput('part'),
  /** The centre of its square, in percent of the canvas. */
  position_x: v.number(),
  position_y: v.number(),
  zIndex: v.number(),
  part_name: v.string(),
  part_icon: v.string(),
  rarity: v.picklist(rarities),
  /** On this companion's body, in percent of the canvas. */
  part_size: v.number(),
  part_layer: v.picklist(['front', 'behind']),
});
export type EquippedAccessory = v.InferOutput<typeof EquippedAccessorySchema>;

/** A companion. The name is empty until the member gives one. */
export const CharacterSchema = v.object({
  characterName: v.string(),
  character_name: v.string(),
  basePartIcon: v.string(),
  base_part_id: idOutput('part'),
  level: v.number(),
  experience: v.number(),
  creativity: v.number(),
  sociability: v.number(),
  influence: v.number(),
  consistency: v.number(),
});
export type Character = v.InferOutput<typeof CharacterSchema>;
