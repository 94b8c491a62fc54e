import { fetchSettings } from '@/api/settings';
import { readStored, storageKeys, store } from '@/config/storage';
import type { Settings } from '@contract/models/settings';
import { defaultSettings } from '@contract/rules/settings';
import { atom } from 'jotai';

const valueAtom = atom<Settings>(defaultSettings);

/** The settings that every member's screen obeys. */
export const settingsAtom = atom((get) => get(valueAtom));

// Anything may stand in the browser's storage; only what is a switch is taken from it.
function kept(): Settings {
  const stored = readStored(storageKeys.settings) as Partial<
    Record<keyof Settings, unknown>
  > | null;
  const entries = Object.entries(defaultSettings).map(([name, standard]) => {
    const value = stored?.[name as keyof Settings];
    return [name, typeof value === 'boolean' ? value : standard] as const;
  });
  return Object.fromEntries(entries) as Record<keyof Settings, boolean>;
}

/** Takes in the settings as the server has them by now, and keeps them for the next visit. */
export const takeSettingsAtom = atom(null, (_get, set, settings: Settings) => {
  store(storageKeys.settings, settings);
  set(valueAtom, settings);
});

/** Shows the kept copy, then the server's; a failure keeps what is there. */
export const restoreSettingsAtom = atom(null, async (_get, set) => {
  set(valueAtom, kept());
  try {
    set(takeSettingsAtom, await fetchSettings());
  } catch {
    // The widgets stay as they were; the settings decide no permission.
  }
});
