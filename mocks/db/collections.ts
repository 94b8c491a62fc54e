import { factory } from '@mswjs/data';
import type { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary';
import { models } from './models';

export const collections = factory(models);

// The library mirrors every change to all pages of the same origin. The demo wants that (two tabs,
// one world), but stories and tests run in parallel on one origin and must stay separate, so
// mirroring is off by default. The library does not export its symbol, so we look it up.
const [symbol] = Object.getOwnPropertySymbols(collections);
const instance: typeof DATABASE_INSTANCE = symbol as typeof DATABASE_INSTANCE;
/** The database of the collections. */
export const database = collections[instance];
const { events } = database;
const mirrored = ['create', 'update', 'delete'] as const;
const listeners = mirrored.map((event) => [event, events.listeners(event)] as const);
events.removeAllListeners();

/** Mirrors changes to the other tabs of this browser from now on. */
export function shareWithOtherTabs(): void {
  for (const [event, heard] of listeners) {
    for (const listener of heard) {
      if (!events.listeners(event).includes(listener)) events.on(event, listener);
    }
  }
}
