import type { CompanionProgress } from '@contract/rules/companion/settlement';
import { statement } from '../database/statement';

type Announced = Pick<
  CompanionProgress,
  'level' | 'creativity' | 'sociability' | 'influence' | 'consistency'
>;

/** Writes a companion's appearance; accessories as JSON. */
export const updateAppearance = statement.run<{
  memberId: number;
  name: string;
  basePart: number;
  accessories: string;
}>((knex, { memberId, name, basePart, accessories }) =>
  knex('companion').where('member_id', memberId).update({ name, base_part: basePart, accessories }),
);

/** Records the state of the companion that its member has seen. */
export const markAnnounced = statement.run<{ memberId: number } & Announced>(
  (knex, { memberId, level, creativity, sociability, influence, consistency }) =>
    knex('companion').where('member_id', memberId).update({
      told_level: level,
      told_creativity: creativity,
      told_sociability: sociability,
      told_influence: influence,
      told_consistency: consistency,
    }),
);
