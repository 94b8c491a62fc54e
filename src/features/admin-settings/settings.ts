import { fetchAdminSettings, sendAdminSettings } from '@/api/admin/settings';
import { createOptimistic } from '@/state/optimistic';
import { createRemote } from '@/state/remote';
import { viewerAtom } from '@/state/session';
import { settingsAtom, takeSettingsAtom } from '@/state/settings';
import type { Settings } from '@contract/models/settings';
import { atom } from 'jotai';

/** The key of the settings: there is one record of them. */
export const ALL = 'all';

export type SettingName = keyof Settings;

/** Loads the settings for the admin's page; what it shows is `shownSettingsAtom`. */
export const adminSettings = createRemote<Settings>({
  load: (_all, signal) => fetchAdminSettings(signal),
  share: () => (set, settings) => set(takeSettingsAtom, settings),
});

const changeAtom = createOptimistic<Settings, boolean>();

/** The switches that were pressed and not answered yet, and by whom. */
const pressedAtom = atom<{ viewer: string | null; settings: Partial<Settings> }>({
  viewer: null,
  settings: {},
});

/** What the page shows: the settings in force, which other admins change too, and on them the switches under way. */
export const shownSettingsAtom = atom((get): Settings => {
  const { viewer, settings } = get(pressedAtom);
  return { ...get(settingsAtom), ...(viewer === get(viewerAtom) && settings) };
});

const showPressAtom = atom(null, (get, set, name: SettingName, isOn: boolean | null) => {
  const viewer = get(viewerAtom);
  const pressed = get(pressedAtom);
  const { [name]: _before, ...others } = pressed.viewer === viewer ? pressed.settings : {};
  set(pressedAtom, { viewer, settings: isOn === null ? others : { ...others, [name]: isOn } });
});

/**
 * Turns a switch, at once; a refusal turns it back and is thrown on.
 * @returns whether the server has saved it; false where another press is on its way already
 */
export const switchSettingAtom = atom(
  null,
  async (get, set, name: SettingName, isOn: boolean): Promise<boolean> => {
    const saved = await set(
      changeAtom,
      name,
      { known: get(settingsAtom), wanted: isOn },
      {
        given: (settings) => settings[name],
        send: async (_known, wanted) => {
          const settings = await sendAdminSettings({ [name]: wanted });
          // Of the other switches the page may know later answers.
          set(takeSettingsAtom, { ...get(settingsAtom), [name]: settings[name] });
          return settings;
        },
        show: ({ known, wanted }) =>
          set(showPressAtom, name, known[name] === wanted ? null : wanted),
      },
    );
    return saved !== null;
  },
);
