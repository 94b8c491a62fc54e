import { Card } from '@/design/components/Card/Card';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { settingsAtom } from '@/state/settings';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ALL, adminSettings, switchSettingAtom, type SettingName } from './settings';

const names = Object.keys(adminSettingsTexts.switches) as SettingName[];

function Coming() {
  return (
    <Stack gap={24} role="status" aria-busy="true">
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      {names.map((name) => (
        <Skeleton key={name} height={48} />
      ))}
    </Stack>
  );
}

/** What every member's screen obeys, each switch saved at once. */
export function SettingsForm() {
  const { state, retry } = useRemote(adminSettings, ALL);
  const turn = useSetAtom(switchSettingAtom);
  const showToast = useSetAtom(showToastAtom);
  // Another admin's change comes over the stream.
  const settings = useAtomValue(settingsAtom);
  const change = useSetAtom(adminSettings.changeAtom);
  useEffect(() => change(ALL, () => settings), [change, settings]);
  const press = async (name: SettingName, isOn: boolean) => {
    try {
      if (await turn(name, isOn)) showToast({ text: adminSettingsTexts.saved, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, adminSettingsTexts.saveFailed), tone: 'error' });
    }
  };
  return (
    <Card padding="lg" edge>
      {state.status === 'failed' && (
        <ErrorPanel
          message={failureText(state.error, adminSettingsTexts.loadFailed)}
          retryLabel={commonTexts.retry}
          onRetry={retry}
        />
      )}
      {state.status === 'loading' && <Coming />}
      {state.status === 'ready' && (
        <Stack as="fieldset" gap={24}>
          <VisuallyHidden>
            <legend>{adminSettingsTexts.group}</legend>
          </VisuallyHidden>
          <Text as="p" variant="meta" tone="muted">
            {adminSettingsTexts.intro}
          </Text>
          {names.map((name) => (
            <Checkbox
              key={name}
              label={adminSettingsTexts.switches[name].label}
              hint={adminSettingsTexts.switches[name].hint}
              checked={state.value[name]}
              onChange={({ target }) => void press(name, target.checked)}
            />
          ))}
        </Stack>
      )}
    </Card>
  );
}
