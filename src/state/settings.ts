import { call } from '@/api/client';
import { readStored, storageKeys, store } from '@/config/storage';
import type { Settings } from '@contract/models/settings';
import { defaultSettings } from '@contract/rules/admin/settings';
import { atom } from 'jotai';

const valueAtom = atom<Settings>(defaultSettings);

/** The settings that apply to every member's screen. */
export const settingsAtom = atom((get) => get(valueAtom));

// The browser's storage may hold anything; takes only values of the right type from it.
function kept(): Settings {
  const stored = readStored(storageKeys.settings) as Partial<
    Record<keyof Settings, unknown>
  > | null;
  const entries = Object.entries(defaultSettings).map(([name, standard]) => {
    const value = stored?.[name as keyof Settings];
    return [name, typeof value === typeof (standard ?? '') ? value : standard] as const;
  });
  return Object.fromEntries(entries) as unknown as Settings;
}

/** Takes the server's present settings and stores them for the next visit. */
export const takeSettingsAtom = atom(null, (_get, set, settings: Settings) => {
  store(storageKeys.settings, settings);
  set(valueAtom, settings);
});

/** Shows the stored copy, then the server's; a failure changes nothing. */
export const restoreSettingsAtom = atom(null, async (_get, set) => {
  set(valueAtom, kept());
  try {
    set(takeSettingsAtom, (await call('getSettings', {})).settings);
  } catch {
    // The widgets stay as they were; the settings decide no permission.
  }
});
