import { createPasswords } from '../auth/passwords';

/** Hashes of passwords that take no time: only tests of their cost need the real ones. */
export const cheapPasswords = () =>
  createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
