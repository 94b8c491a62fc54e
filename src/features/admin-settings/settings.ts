import { fetchAdminSettings, sendAdminSettings } from '@/api/admin/settings';
import { createOptimistic } from '@/state/optimistic';
import { createRemote } from '@/state/remote';
import { takeSettingsAtom } from '@/state/settings';
import type { Settings } from '@contract/models/settings';
import { atom } from 'jotai';

/** The key of the settings: there is one record of them. */
export const ALL = 'all';

export type SettingName = keyof Settings;

/** The settings, as the admin's page has them. */
export const adminSettings = createRemote<Settings>({
  load: (_all, signal) => fetchAdminSettings(signal),
  share: () => (set, settings) => set(takeSettingsAtom, settings),
});

const changeAtom = createOptimistic<Settings, boolean>();

/**
 * Turns a switch, at once; a refusal turns it back and is thrown on.
 * @returns whether the server has saved it; false where another press is on its way already
 */
export const switchSettingAtom = atom(
  null,
  async (get, set, name: SettingName, isOn: boolean): Promise<boolean> => {
    const known = get(adminSettings.stateAtom).value;
    if (!known) return false;
    const saved = await set(
      changeAtom,
      name,
      { known, wanted: isOn },
      {
        given: (settings) => settings[name],
        send: (_known, wanted) => sendAdminSettings({ [name]: wanted }),
        show: ({ wanted }) =>
          set(adminSettings.changeAtom, ALL, (settings) => ({ ...settings, [name]: wanted })),
      },
    );
    const now = get(adminSettings.stateAtom).value;
    if (saved && now) set(takeSettingsAtom, now);
    return saved !== null;
  },
);
