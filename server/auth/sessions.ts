import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database';
import { deleteSession, findSession, insertSession, type Viewer } from '../tables/session';

/** Who is signed in, by the value of their cookie. */
export interface Sessions {
  /** The member of a cookie's value, null when it opens nothing. */
  viewerOf: (token: string) => Promise<Viewer | null>;
  /** Starts a session; gives the cookie's value. */
  start: (memberId: number) => Promise<string>;
  end: (token: string) => Promise<void>;
}

/** How long a session lasts, ms: 30 days. */
export const SESSION_LIFETIME = 30 * 24 * 3_600_000;

// A member who reads a page makes several calls within a second; this spares the look-ups.
const REMEMBERED = 2_000;
const REMEMBERED_MOST = 10_000;

/** What the table keeps of a cookie's value: whoever reads the table cannot sign in with it. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes the session service. A role lost counts within two seconds, a logout at once. */
export function createSessions(db: Database, now: () => number): Sessions {
  const known = new Map<string, { viewer: Viewer; until: number }>();
  let endings = 0;

  async function lookUp(hash: string): Promise<Viewer | null> {
    const endingsBefore = endings;
    const viewer = await findSession(db, hash, now());
    // A session that ended while we looked must not be remembered as alive.
    if (viewer && endings === endingsBefore) {
      if (known.size >= REMEMBERED_MOST) known.clear();
      known.set(hash, { viewer, until: now() + REMEMBERED });
    }
    return viewer;
  }

  return {
    viewerOf: async (token) => {
      const hash = hashToken(token);
      const remembered = known.get(hash);
      if (remembered && remembered.until > now()) return remembered.viewer;
      known.delete(hash);
      return lookUp(hash);
    },
    start: async (memberId) => {
      const token = randomBytes(32).toString('base64url');
      const createdAt = now();
      await db.transaction((tx) =>
        insertSession(tx, {
          tokenHash: hashToken(token),
          memberId,
          createdAt,
          expiresAt: createdAt + SESSION_LIFETIME,
        }),
      );
      return token;
    },
    end: async (token) => {
      const hash = hashToken(token);
      endings += 1;
      known.delete(hash);
      await db.transaction((tx) => deleteSession(tx, hash));
      endings += 1;
      known.delete(hash);
    },
  };
}
