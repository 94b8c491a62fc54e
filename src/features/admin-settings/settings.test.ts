import { holdCalls } from '@/api/testing/world';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { settingsAtom, takeSettingsAtom } from '@/state/settings';
import type { Member } from '@contract/models/member';
import { defaultSettings } from '@contract/rules/admin/settings';
import { createStore } from 'jotai';
import { beforeAll, describe, expect, it } from 'vitest';
import { shownSettingsAtom, switchSettingAtom, type SwitchName } from './settings';

beforeAll(readyForChanges);

function open() {
  const calls = holdCalls();
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user2');
  const press = (name: SwitchName, isOn: boolean) => store.set(switchSettingAtom, name, isOn);
  return { store, calls, become, press, shown: () => store.get(shownSettingsAtom) };
}

describe('a switch of the site', () => {
  it('is shown at once, and applied to the site after the answer of the server', async () => {
    const { store, calls, press, shown } = open();
    const pressed = press('companion_visible', false);
    expect(shown().companion_visible).toBe(false);
    expect(store.get(settingsAtom).companion_visible).toBe(true);
    await rest(store);
    await calls[0]?.answer({ settings: { ...defaultSettings, companion_visible: false } });
    expect(await pressed).toBe(true);
    expect(store.get(settingsAtom).companion_visible).toBe(false);
  });

  it('that is refused is reset, even while another one is being saved', async () => {
    const { store, calls, press, shown } = open();
    const saved = press('companion_visible', false);
    const refused = press('review_required', false);
    await rest(store);
    await calls[0]?.answer({ settings: { ...defaultSettings, companion_visible: false } });
    await saved;
    expect(shown()).toMatchObject({ companion_visible: false, review_required: false });
    calls[1]?.fail();
    await expect(refused).rejects.toThrow('broken');
    const wanted = { ...defaultSettings, companion_visible: false };
    expect(shown()).toEqual(wanted);
    expect(store.get(settingsAtom)).toEqual(wanted);
  });

  it('that is being saved stays pressed while another admin changes another one', async () => {
    const { store, calls, press, shown } = open();
    const pressed = press('companion_visible', false);
    store.set(takeSettingsAtom, { ...defaultSettings, review_required: false });
    await rest(store);
    expect(shown()).toMatchObject({ companion_visible: false, review_required: false });
    await calls[0]?.answer({ settings: { ...defaultSettings, companion_visible: false } });
    await pressed;
    expect(shown()).toMatchObject({ companion_visible: false, review_required: false });
  });

  it('that is being saved is not shown to another admin who signs in', () => {
    const { become, press, shown } = open();
    void press('companion_visible', false);
    become('user3');
    expect(shown().companion_visible).toBe(true);
  });
});
