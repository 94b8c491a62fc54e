import * as v from 'valibot';
import { idInput } from '../models/ids';
import { GardenSchema, PlantSchema } from '../models/plant';
import { plantSpecies } from '../rules/companion/plants';
import { validationTexts } from '../texts';
import { ActingUser } from './common';
import { endpoint, ok } from './define';

export const getGarden = endpoint({
  summary:
    "A member's garden, by default the own one, oldest plant first; balances only for oneself",
  access: 'public',
  query: v.object({ userId: v.optional(idInput('user')) }),
  response: ok({ plants: v.array(PlantSchema), garden: GardenSchema }),
  errors: ['LOGIN_REQUIRED', 'NOT_FOUND'],
});

export const waterPlant = endpoint({
  summary: 'Waters an own plant; refused without enough drops or in bloom',
  access: 'member',
  params: v.object({ plantId: idInput('plant') }),
  body: v.object({ userId: ActingUser }),
  response: ok({
    plant: PlantSchema,
    waterDrops: v.number(),
    /** Higher than before if the plant came into bloom. */
    gems: v.number(),
    levelUp: v.boolean(),
  }),
  errors: ['USER_MISMATCH', 'NOT_FOUND', 'CONFLICT'],
});

export const plantSeed = endpoint({
  summary:
    'Plants a seed, the first one free, others for gems; refused without enough gems or space',
  access: 'member',
  body: v.object({
    userId: ActingUser,
    species: v.picklist(plantSpecies, validationTexts.species),
  }),
  status: 201,
  response: ok({ plant: PlantSchema, gems: v.number() }),
  errors: ['USER_MISMATCH', 'CONFLICT'],
});
