import { fetchSettings } from '@/api/settings';
import { readStored, storageKeys, store } from '@/config/storage';
import { defaultSettings, SettingsSchema, type Settings } from '@contract/models/settings';
import { atom } from 'jotai';
import * as v from 'valibot';

const valueAtom = atom<Settings>(defaultSettings);

/** The settings that every member's screen obeys. */
export const settingsAtom = atom((get) => get(valueAtom));

/** Shows the kept copy, then the server's; a failure keeps what is there. */
export const restoreSettingsAtom = atom(null, async (_get, set) => {
  const kept = v.safeParse(SettingsSchema, readStored(storageKeys.settings));
  if (kept.success) set(valueAtom, kept.output);
  try {
    const settings = await fetchSettings();
    store(storageKeys.settings, settings);
    set(valueAtom, settings);
  } catch {
    // The widgets stay as they were; the settings decide no permission.
  }
});
