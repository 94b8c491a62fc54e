import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { IdentityForm } from '@/features/admin-settings/IdentityForm';
import { Card } from '@/design/components/Card/Card';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { failureText } from '@/texts/errors';
import type { Settings } from '@contract/models/settings';
import { useAtomValue, useSetAtom } from 'jotai';
import { ModerationForm } from '@/features/admin-moderation/ModerationForm';
import {
  ALL,
  adminSettings,
  shownSettingsAtom,
  switchSettingAtom,
  type SwitchName,
} from '@/features/admin-settings/settings';

const names = Object.keys(adminSettingsTexts.switches) as SwitchName[];

function SwitchSkeletons() {
  return (
    <Stack gap={24}>
      {names.map((name) => (
        <Skeleton key={name} height={48} />
      ))}
    </Stack>
  );
}

interface SwitchesProps {
  settings: Settings;
  onTurn: (name: SwitchName, isOn: boolean) => void;
}

function Switches({ settings, onTurn }: SwitchesProps) {
  return (
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
          checked={settings[name]}
          onChange={(checked) => onTurn(name, checked)}
        />
      ))}
    </Stack>
  );
}

/** The site-wide settings; each switch is saved at once. */
function SettingsForm() {
  const { state, retry } = useRemote(adminSettings, ALL);
  const turn = useSetAtom(switchSettingAtom);
  const showToast = useSetAtom(showToastAtom);
  const settings = useAtomValue(shownSettingsAtom);
  const press = async (name: SwitchName, isOn: boolean) => {
    try {
      if (await turn(name, isOn)) showToast({ text: adminSettingsTexts.saved, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, adminSettingsTexts.saveFailed), tone: 'danger' });
    }
  };
  return (
    <RemoteContent
      state={state}
      failed={adminSettingsTexts.loadFailed}
      skeleton={<SwitchSkeletons />}
      inCard
      onRetry={retry}
    >
      {() => (
        <Stack gap={16}>
          <Card padding="lg" edge>
            <Switches settings={settings} onTurn={(name, isOn) => void press(name, isOn)} />
          </Card>
          <Card padding="lg" edge>
            <IdentityForm settings={settings} />
          </Card>
        </Stack>
      )}
    </RemoteContent>
  );
}

/** The settings of the site: what everybody sees, review, and reported content. */
export default function SettingsScreen() {
  return (
    <AdminPage title={adminTexts.pages.settings}>
      <Stack gap={16}>
        <SettingsForm />
        <ModerationForm />
      </Stack>
    </AdminPage>
  );
}
