import { hashPassword, verifyPassword } from './hashing';
import { createPasswordQueue, type Asker, type PasswordQueue } from './password-queue';

/** Hashes and checks passwords, one after another. Both throw UNAVAILABLE when too many wait. */
export interface Passwords {
  hash: (password: string, asker: Asker) => Promise<string>;
  /** Checks a password; without a hash it takes as long and answers false. */
  matches: (passwordHash: string | null, password: string, asker: Asker) => Promise<boolean>;
}

/**
 * The forms in which a password may have been hashed: composed, or as typed in older hashes. An
 * older hash needs no new one, because all forms are tried.
 */
const formsOf = (password: string) =>
  new Set([password.normalize('NFC'), password, password.normalize('NFD')]);

/** argon2id is the library's default kind. Source of the costs: OWASP's first recommendation. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes the password service; only tests lower `costs` and give a queue. */
export function createPasswords(
  costs = COSTS,
  queue: PasswordQueue = createPasswordQueue(),
): Passwords {
  let nobody: Promise<string> | null = null;
  return {
    hash: (password, asker) =>
      queue.add(asker, () => hashPassword(password.normalize('NFC'), costs)),
    matches: (passwordHash, password, asker) =>
      queue.add(asker, async () => {
        nobody ??= hashPassword('no such account', costs);
        const known = passwordHash ?? (await nobody);
        let isRight = false;
        for (const form of formsOf(password)) isRight ||= await verifyPassword(known, form);
        return isRight && passwordHash !== null;
      }),
  };
}
