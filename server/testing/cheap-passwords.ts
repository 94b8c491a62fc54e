import { createPasswords, type Passwords } from '../auth/passwords';
import type { PasswordQueue } from '../auth/password-queue';

/**
 * Makes a password service whose hashes take a thousandth of the real time, so that tests with a
 * sign-in do not wait for them.
 */
export const cheapPasswords = (queue?: PasswordQueue): Passwords =>
  createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }, queue);
