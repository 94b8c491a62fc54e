import { call } from '@/api/client';
import { createOptimistic } from '@/state/optimistic';
import { createRemote } from '@/state/remote';
import type { NotificationSettings, NotificationSwitch } from '@contract/rules/site/notifications';
import { atom } from 'jotai';

/** The notification settings, by member id. */
export const notificationSettings = createRemote<NotificationSettings>({
  load: (_of, signal) =>
    call('getNotificationSettings', {}, signal).then((answer) => answer.settings),
});

const changeAtom = createOptimistic<boolean, boolean>();

/** Turns a kind on or off at once; a refusal turns it back and is rethrown. */
export const switchNotificationAtom = atom(
  null,
  (_get, set, of: string, name: NotificationSwitch, isOn: boolean) =>
    set(
      changeAtom,
      name,
      { known: !isOn, wanted: isOn },
      {
        given: (known) => known,
        send: async (_known, wanted) =>
          (await call('updateNotificationSettings', { body: { [name]: wanted } })).settings[name],
        show: ({ wanted }) =>
          set(notificationSettings.changeAtom, of, (now) => ({ ...now, [name]: wanted })),
      },
    ),
);
