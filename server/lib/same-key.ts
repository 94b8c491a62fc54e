import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a caller's key is the right one. Neither the time nor the length leaks anything. */
export function isSameKey(given: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}
