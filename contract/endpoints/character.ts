import * as v from 'valibot';
import { CharacterSchema, EquippedAccessorySchema, PartSchema } from '../models/character';
import { idInput } from '../models/ids';
import { MemberSchema } from '../models/member';
import { line, PlainNameSchema } from '../models/text';
import { rewardActions } from '../rules/companion/rewards';
import { CHARACTER_NAME_MAX } from '../rules/companion/companion';
import { isReservedName } from '../rules/members/reserved-names';
import { validationTexts } from '../texts';
import { ActingUser } from './common';
import { endpoint, ok } from './define';

const character = v.nullable(CharacterSchema);
const equippedAccessories = v.array(EquippedAccessorySchema);

export const getCharacter = endpoint({
  summary: "A member's companion, by default the own one; the available parts only for oneself",
  access: 'public',
  query: v.object({ userId: v.optional(idInput('user')) }),
  response: ok({ character, equippedAccessories, availableParts: v.array(PartSchema) }),
  errors: ['LOGIN_REQUIRED', 'NOT_FOUND'],
});

const NameSchema = v.optional(
  v.pipe(
    PlainNameSchema(validationTexts.field),
    line(CHARACTER_NAME_MAX, validationTexts.characterNameLong, validationTexts.field),
    // Everybody may see a companion.
    v.check((name) => !isReservedName(name), validationTexts.nameReserved),
  ),
);
// JSON has no NaN and no infinity; positions outside the canvas are moved to its edge.
const Percent = v.optional(v.number(validationTexts.position));

const PartId = v.optional(idInput('part'));
const isGiven = (id: number | undefined) => id !== undefined;

// Accepts both documented spellings, here and below.
const AccessorySchema = v.pipe(
  v.object({
    partId: PartId,
    part_id: PartId,
    positionX: Percent,
    position_x: Percent,
    positionY: Percent,
    position_y: Percent,
    /** The default is the order of the list. */
    zIndex: v.optional(
      v.pipe(v.number(validationTexts.field), v.safeInteger(validationTexts.field)),
    ),
  }),
  v.forward(
    v.check(({ partId, part_id }) => isGiven(partId ?? part_id), validationTexts.id),
    ['partId'],
  ),
  v.transform(({ partId, part_id, positionX, position_x, positionY, position_y, zIndex }) => ({
    partId: (partId ?? part_id) as number,
    positionX: positionX ?? position_x ?? 50,
    positionY: positionY ?? position_y ?? 50,
    zIndex,
  })),
);

export const customizeCharacter = endpoint({
  summary: 'Changes the appearance of the own companion; an empty name keeps the name',
  access: 'member',
  body: v.pipe(
    v.object({
      userId: ActingUser,
      basePartId: PartId,
      base_part_id: PartId,
      accessories: v.pipe(
        v.array(AccessorySchema, validationTexts.field),
        v.maxLength(50, validationTexts.accessoriesMany),
        v.check(
          (list) => new Set(list.map(({ partId }) => partId)).size === list.length,
          validationTexts.accessoryTwice,
        ),
      ),
      characterName: NameSchema,
      character_name: NameSchema,
    }),
    v.forward(
      v.check(
        ({ basePartId, base_part_id }) => isGiven(basePartId ?? base_part_id),
        validationTexts.id,
      ),
      ['basePartId'],
    ),
    // An empty name keeps the current name.
    v.transform(({ characterName, character_name, basePartId, base_part_id, ...body }) => ({
      ...body,
      basePartId: (basePartId ?? base_part_id) as number,
      name: characterName || character_name || '',
    })),
  ),
  response: ok({ character: CharacterSchema, equippedAccessories }),
  errors: ['USER_MISMATCH', 'FORBIDDEN'],
});

export const buyPart = endpoint({
  summary: 'Buys an accessory for gems; an owned one costs nothing',
  access: 'member',
  params: v.object({ partId: idInput('part') }),
  body: v.object({ userId: ActingUser }),
  response: ok({
    part: PartSchema,
    /** The remaining gems. */
    gems: v.number(),
  }),
  errors: ['USER_MISMATCH', 'NOT_FOUND', 'CONFLICT'],
});

const StatsSchema = v.object({
  creativity: v.number(),
  sociability: v.number(),
  influence: v.number(),
  consistency: v.number(),
});

export const claimExperience = endpoint({
  summary:
    "Claims the companion's due experience, including the daily visit, and returns its growth since the last claim",
  access: 'member',
  whileSuspended: true,
  body: v.object({
    userId: ActingUser,
    actionType: v.picklist(rewardActions, validationTexts.actionType),
    /** The field is documented but ignored. */
    experienceAmount: v.optional(v.unknown()),
  }),
  response: ok({
    /** Whether this call itself earned something: only the first visit of a day does. */
    granted: v.boolean(),
    newLevel: v.number(),
    newExperience: v.number(),
    /** Added to the specification: a page can show the companion without another request. */
    newStats: StatsSchema,
    /** The fields below report each growth only once: a later claim does not repeat it. */
    levelUps: v.number(),
    unlockedParts: v.array(PartSchema),
    statUpdates: StatsSchema,
    /** Consecutive days on which the member visited, see `continueStreak`. */
    streak: v.object({ days: v.number() }),
    /** The member, with the present balances. */
    user: MemberSchema,
  }),
  errors: ['USER_MISMATCH'],
});
