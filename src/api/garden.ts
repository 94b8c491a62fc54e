import { call, type InputOf } from './client';

/** One's own garden. */
export const fetchGarden = (signal?: AbortSignal) => call('getGarden', { query: {} }, signal);

// What changes something says whose it is: another tab may have signed in somebody else meanwhile.
export const sendWater = (userId: string, plantId: string) =>
  call('waterPlant', { params: { plantId }, body: { userId } });
export const sendSeed = (userId: string, species: InputOf<'plantSeed'>['body']['species']) =>
  call('plantSeed', { body: { userId, species } });
