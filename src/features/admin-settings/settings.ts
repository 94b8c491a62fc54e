import { call } from '@/api/client';
import { createOptimistic } from '@/state/optimistic';
import { createRemote } from '@/state/remote';
import { viewerAtom } from '@/state/session';
import { settingsAtom, takeSettingsAtom } from '@/state/settings';
import type { Settings } from '@contract/models/settings';
import type { Switches } from '@contract/rules/admin/settings';
import { atom } from 'jotai';

/** The only key: there is one record of settings. */
export const ALL = 'all';

export type SwitchName = keyof Switches;

/** Loads the settings for the admin's page; what it shows is `shownSettingsAtom`. */
export const adminSettings = createRemote<Settings>({
  load: (_all, signal) =>
    call('getAdminSettings', { query: {} }, signal).then((answer) => answer.settings),
  share: () => (set, settings) => set(takeSettingsAtom, settings),
});

const changeAtom = createOptimistic<Settings, boolean>();

/** The switches that were pressed but are not answered yet, and by whom. */
const pressedAtom = atom<{ viewer: string | null; settings: Partial<Switches> }>({
  viewer: null,
  settings: {},
});

/** The settings to display: those in force, with the pending switches on top. */
export const shownSettingsAtom = atom((get): Settings => {
  const { viewer, settings } = get(pressedAtom);
  return { ...get(settingsAtom), ...(viewer === get(viewerAtom) && settings) };
});

const showPressAtom = atom(null, (get, set, name: SwitchName, isOn: boolean | null) => {
  const viewer = get(viewerAtom);
  const pressed = get(pressedAtom);
  const { [name]: _before, ...others } = pressed.viewer === viewer ? pressed.settings : {};
  set(pressedAtom, { viewer, settings: isOn === null ? others : { ...others, [name]: isOn } });
});

/**
 * Turns a switch at once; a refusal turns it back and is rethrown.
 * @returns whether the server has saved it; false if another press is being sent
 */
export const switchSettingAtom = atom(
  null,
  async (get, set, name: SwitchName, isOn: boolean): Promise<boolean> => {
    const saved = await set(
      changeAtom,
      name,
      { known: get(settingsAtom), wanted: isOn },
      {
        given: (settings) => settings[name],
        send: async (_known, wanted) => {
          const { settings } = await call('updateAdminSettings', { body: { [name]: wanted } });
          // For the other switches the page may already have later answers.
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
