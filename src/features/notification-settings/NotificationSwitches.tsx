import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { notificationSettings, switchNotificationAtom } from '@/state/notificationSettings';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { notificationSettingsTexts } from '@/texts/notificationSettings';
import type { NotificationSwitch } from '@contract/rules/site/notifications';
import { useSetAtom } from 'jotai';

const names = Object.keys(notificationSettingsTexts.switches) as NotificationSwitch[];

/** A switch for each kind of notification, saved at once. */
export function NotificationSwitches({ of }: { of: string }) {
  const { state, retry } = useRemote(notificationSettings, of);
  const turn = useSetAtom(switchNotificationAtom);
  const showToast = useSetAtom(showToastAtom);
  const press = (name: NotificationSwitch, isOn: boolean) =>
    turn(of, name, isOn).catch((error: unknown) => {
      const text = failureText(error, notificationSettingsTexts.saveFailed);
      showToast({ text, tone: 'danger' });
    });
  return (
    <RemoteContent
      state={state}
      failed={notificationSettingsTexts.loadFailed}
      skeleton={<Skeleton height={320} />}
      onRetry={retry}
    >
      {(settings) => (
        <Stack as="fieldset" gap={16}>
          <VisuallyHidden as="legend">{notificationSettingsTexts.title}</VisuallyHidden>
          {names.map((name) => (
            <Checkbox
              key={name}
              label={notificationSettingsTexts.switches[name]}
              checked={settings[name]}
              onChange={(checked) => void press(name, checked)}
            />
          ))}
        </Stack>
      )}
    </RemoteContent>
  );
}
