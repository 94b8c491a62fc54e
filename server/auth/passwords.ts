import { hashPassword, verifyPassword } from './hashing';

/** Hashes and checks passwords, one after another. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Checks a password; without a hash it takes as long and answers false. */
  matches: (passwordHash: string | null, password: string) => Promise<boolean>;
}

/** argon2id is the library's default kind. Source of the costs: OWASP's first recommendation. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes the password service; only tests lower `costs`. */
export function createPasswords(costs = COSTS): Passwords {
  let nobody: Promise<string> | null = null;
  return {
    hash: (password) => hashPassword(password, costs),
    matches: async (passwordHash, password) => {
      nobody ??= hashPassword('no such account', costs);
      const known = passwordHash ?? (await nobody);
      return (await verifyPassword(known, password)) && passwordHash !== null;
    },
  };
}
