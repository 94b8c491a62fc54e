import type { Character, CharacterPart, EquippedAccessory } from '../models/character';
import type { Member } from '../models/member';
import { formatId } from '../rules/site/ids';
import type { CompanionGrowth } from '../rules/companion/growth';
import type { CompanionStat } from '../rules/companion/rewards';
import { isUnlocked, parts, priceOf, type Part } from '../rules/companion/parts';
import { sizeOn } from '../rules/companion/placement';
import { streakDays, streakOf, type StreakRecord } from '../rules/companion/streak';
import { seoulDay } from '../rules/site/time';
import { accessoryOf, baseOf, type Appearance } from '../rules/companion/appearance';

const none: ReadonlySet<number> = new Set();

/** A part as the owner of a companion at this level sees it. @param owned the parts they bought */
export function presentPart(
  part: Part,
  level: number,
  owned: ReadonlySet<number> = none,
): CharacterPart {
  const { id, name, description, icon, unlockLevel, rarity, ...kind } = part;
  const facts = {
    part_id: formatId('part', id),
    part_name: name,
    part_description: description,
    part_icon: icon,
    unlock_level: unlockLevel,
    rarity,
    price: priceOf(part),
    is_unlocked: isUnlocked(part, level, owned),
  };
  return kind.type === 'base'
    ? { ...facts, part_type: kind.type, layout: kind.layout }
    : { ...facts, part_type: kind.type, layout: kind.layout };
}

/** Every part as seen by a companion's owner at this level. @param owned the parts they bought */
export const presentParts = (level: number, owned: ReadonlySet<number> = none): CharacterPart[] =>
  parts.map((part) => presentPart(part, level, owned));

/** The picture of a body. */
export const baseIcon = (basePart: number): string => baseOf(basePart)?.icon ?? '';

/** A companion with its level, experience and appearance. */
export type CompanionRecord = Appearance &
  Omit<Character, 'characterName' | 'character_name' | 'basePartIcon' | 'base_part_id'>;

/** A companion; its name is empty until the member gives one. */
export function presentCharacter({
  name,
  basePart,
  level,
  experience,
  creativity,
  sociability,
  influence,
  consistency,
}: Omit<CompanionRecord, 'accessories'>): Character {
  return {
    characterName: name,
    character_name: name,
    basePartIcon: baseIcon(basePart),
    base_part_id: formatId('part', basePart),
    level,
    experience,
    creativity,
    sociability,
    influence,
    consistency,
  };
}

/** A companion's accessories with everything needed to draw them, lowest first. */
export function presentPlacedParts({
  basePart,
  accessories,
}: Omit<Appearance, 'name'>): EquippedAccessory[] {
  const base = baseOf(basePart)?.layout ?? null;
  return accessories
    .flatMap(({ partId, ...place }) => {
      const part = accessoryOf(partId);
      return part ? { part, ...place } : [];
    })
    .map(({ part: { id, name, icon, rarity, layout }, x, y }, zIndex) => ({
      part_id: formatId('part', id),
      position_x: x,
      position_y: y,
      zIndex,
      part_name: name,
      part_icon: icon,
      rarity,
      part_size: sizeOn(base, layout),
      part_layer: layout.layer,
    }));
}

/** A companion with its member's customization. */
export function presentDressed(companion: CompanionRecord) {
  return {
    success: true as const,
    character: presentCharacter(companion),
    equippedAccessories: presentPlacedParts(companion),
  };
}

/**
 * A companion as a viewer sees it.
 * @param owned the parts that its member bought; null for everybody else, who gets no parts
 */
export function presentCompanion(companion: CompanionRecord, owned: ReadonlySet<number> | null) {
  return {
    ...presentDressed(companion),
    availableParts: owned ? presentParts(companion.level, owned) : [],
  };
}

/** The result of a claim. */
interface ClaimRecord {
  /** Whether the claim itself earned something. */
  granted: boolean;
  companion: { level: number; experience: number } & Record<CompanionStat, number> & StreakRecord;
  growth: CompanionGrowth;
  user: Member;
}

/** The answer to a claim. @param now the present, ms */
export function presentClaim({ granted, companion, growth, user }: ClaimRecord, now: number) {
  const { level, experience, creativity, sociability, influence, consistency } = companion;
  return {
    success: true as const,
    granted,
    newLevel: level,
    newExperience: experience,
    newStats: { creativity, sociability, influence, consistency },
    ...growth,
    unlockedParts: growth.unlockedParts.map((part) => presentPart(part, level)),
    streak: { days: streakDays(streakOf(companion), seoulDay(now)) },
    user,
  };
}
