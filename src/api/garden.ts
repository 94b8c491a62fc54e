import { call, type InputOf } from './client';

/** Calls for the member's own garden. */
export const fetchGarden = (signal?: AbortSignal) => call('getGarden', { query: {} }, signal);

// A change names its member: another tab may have logged in another member in the meantime.
export const sendWater = (userId: string, plantId: string) =>
  call('waterPlant', { params: { plantId }, body: { userId } });
export const sendSeed = (userId: string, species: InputOf<'plantSeed'>['body']['species']) =>
  call('plantSeed', { body: { userId, species } });
