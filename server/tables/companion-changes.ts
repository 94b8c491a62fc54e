import type { CompanionProgress } from '@contract/rules/settlement';
import { statement, type Runner } from '../database/statement';

type Announced = Pick<
  CompanionProgress,
  'level' | 'creativity' | 'sociability' | 'influence' | 'consistency'
>;

const update = statement<{ memberId: number; name: string; basePart: number; accessories: string }>(
  (knex, { memberId, name, basePart, accessories }) =>
    knex('companion')
      .where('member_id', memberId)
      .update({ name, base_part: basePart, accessories }),
);

const announce = statement<{ memberId: number } & Announced>(
  (knex, { memberId, level, creativity, sociability, influence, consistency }) =>
    knex('companion').where('member_id', memberId).update({
      told_level: level,
      told_creativity: creativity,
      told_sociability: sociability,
      told_influence: influence,
      told_consistency: consistency,
    }),
);

/** Writes a companion's appearance; accessories as JSON. */
export async function updateAppearance(
  tx: Runner,
  appearance: { memberId: number; name: string; basePart: number; accessories: string },
): Promise<void> {
  await tx.run(update, appearance);
}

/** Records the state of the companion that its member has seen. */
export async function markAnnounced(
  tx: Runner,
  memberId: number,
  { level, creativity, sociability, influence, consistency }: Announced,
): Promise<void> {
  await tx.run(announce, { memberId, level, creativity, sociability, influence, consistency });
}
