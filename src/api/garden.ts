import { call, type InputOf } from './client';

/** A garden; one's own without `userId`. */
export const fetchGarden = (userId?: string, signal?: AbortSignal) =>
  call('getGarden', { query: { ...(userId && { userId }) } }, signal);
export const sendWater = (plantId: string) => call('waterPlant', { params: { plantId }, body: {} });
export const sendSeed = (species: InputOf<'plantSeed'>['body']['species']) =>
  call('plantSeed', { body: { species } });
