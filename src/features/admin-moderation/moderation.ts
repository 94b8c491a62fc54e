import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import type { Moderation } from '@contract/models/moderation';
import { atom } from 'jotai';

/** The only key: there is one record. */
export const ALL = 'all';

/** How the site treats reported content. */
export const adminModeration = createRemote<Moderation>({
  load: (_all, signal) => call('getModeration', {}, signal).then(({ moderation }) => moderation),
});

/** Saves changed values. */
export const saveModerationAtom = atom(null, async (_get, set, change: Partial<Moderation>) => {
  const { moderation } = await call('updateModeration', { body: change });
  set(adminModeration.showAtom, ALL, moderation);
});
