import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Visits of guests, for counting their views and shares. A visit identifies no person. */
export interface VisitorIds {
  /** Makes the cookie value of a new visit. */
  make: () => string;
  /**
   * Whether this site made a value. Otherwise a program that invents one per request would count
   * as many visitors.
   */
  isOurs: (value: string) => boolean;
}

const BYTES = 16;

/**
 * Makes visits.
 * @param key signs them; the same in all processes of a site
 */
export function createVisitorIds(key: Buffer): VisitorIds {
  const mark = (name: string) =>
    createHmac('sha256', key).update(name).digest().subarray(0, BYTES).toString('base64url');
  return {
    make: () => {
      const name = randomBytes(BYTES).toString('base64url');
      return `${name}.${mark(name)}`;
    },
    isOurs: (value) => {
      const [name = '', given = ''] = value.split('.');
      const right = Buffer.from(mark(name));
      const claimed = Buffer.from(given);
      return claimed.length === right.length && timingSafeEqual(claimed, right);
    },
  };
}
