import { storageKeys } from '@/config/storage';
import type { KeptIntent } from './intent';

// Its own file: only a sign-in needs it.

/** How long an intent waits for the sign-in, in ms. Source: docs/product/rules.md#after-the-login. */
const LIFETIME = 30 * 60_000;

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.intent);
  } catch {
    return null;
  }
}

/** Whether a guest of this tab wanted to do something. */
export const hasIntent = () => read() !== null;

/** Forgets it. */
export function dropIntent(): void {
  if (hasIntent()) sessionStorage.removeItem(storageKeys.intent);
}

/** Returns it for a member, only once; null if it is too old, or another member's. */
export function takeIntent(userId: string, now: number): KeptIntent | null {
  const text = read();
  // Before it is done, so that a reload cannot do it again.
  dropIntent();
  try {
    const kept = JSON.parse(text ?? 'null') as KeptIntent | null;
    const isTheirs = kept && (kept.of ?? userId) === userId;
    return isTheirs && now - kept.at < LIFETIME ? kept : null;
  } catch {
    return null;
  }
}
