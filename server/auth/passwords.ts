import { hashPassword, verifyPassword } from './hashing';
import { createPasswordQueue, type Asker, type PasswordQueue } from './password-queue';

/** Hashes and checks passwords, one after another. Both throw UNAVAILABLE when too many wait. */
export interface Passwords {
  hash: (password: string, asker: Asker) => Promise<string>;
  /** Checks a password; without a hash it takes as long and answers false. */
  matches: (passwordHash: string | null, password: string, asker: Asker) => Promise<boolean>;
}

/** argon2id is the library's default kind. Source of the costs: OWASP's first recommendation. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes the password service; only tests lower `costs` and give a queue. */
export function createPasswords(
  costs = COSTS,
  queue: PasswordQueue = createPasswordQueue(),
): Passwords {
  let nobody: Promise<string> | null = null;
  return {
    hash: (password, asker) => queue.add(asker, () => hashPassword(password, costs)),
    matches: (passwordHash, password, asker) =>
      queue.add(asker, async () => {
        nobody ??= hashPassword('no such account', costs);
        const known = passwordHash ?? (await nobody);
        return (await verifyPassword(known, password)) && passwordHash !== null;
      }),
  };
}
