import type { Appearance, PlacedPart } from '@contract/rules/companion/appearance';
import { camel, statement } from '../database/statement';

/** A companion; accessories as JSON, days as in `seoulDay`. */
export interface CompanionRow {
  memberId: number;
  name: string;
  basePart: number;
  accessories: string;
  level: number;
  experience: number;
  creativity: number;
  sociability: number;
  influence: number;
  consistency: number;
  announcedLevel: number;
  announcedCreativity: number;
  announcedSociability: number;
  announcedInfluence: number;
  announcedConsistency: number;
  streakDays: number;
  lastDay: string | null;
  restedDay: string | null;
}

/** The appearance of a companion. */
export const appearanceOf = ({ name, basePart, accessories }: CompanionRow): Appearance => ({
  name,
  basePart,
  // Checked by the contract when it was stored.
  accessories: JSON.parse(accessories) as PlacedPart[],
});

/** A member's companion, null when the member does not exist. */
export const findCompanion = statement.maybeOne<{ memberId: number }, CompanionRow>(
  (knex, { memberId }) =>
    knex('companion')
      .where('member_id', memberId)
      .select(camel('member_id', 'name', 'base_part', 'accessories'))
      .select('level', 'experience', 'creativity', 'sociability', 'influence', 'consistency')
      .select('told_level as announcedLevel', 'told_creativity as announcedCreativity')
      .select('told_sociability as announcedSociability', 'told_influence as announcedInfluence')
      .select('told_consistency as announcedConsistency', 'streak_days as streakDays')
      .select(camel('last_day', 'rested_day')),
);

/** Gives a new member a companion. */
export const insertCompanion = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('companion').insert({ member_id: memberId }),
);
