import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { LogoutIcon } from '@/design/icons/icons';
import { DataExport, DeleteAccount } from '@/features/account/DeleteAccount';
import { EmailForm, PasswordForm } from '@/features/account/CredentialForms';
import { BlockedMembers, FollowedMembers } from '@/features/lists/RemovableMembers';
import { HiddenPosts } from '@/features/lists/RemovablePosts';
import { setMemberBlockedAtom } from '@/features/member-page/member';
import { useLogout } from '@/features/navigation/useLogout';
import { NotificationSwitches } from '@/features/notification-settings/NotificationSwitches';
import { PushSwitch } from '@/features/push/PushSwitch';
import { ProfileForm } from '@/features/profile-settings/ProfileForm';
import { Sessions } from '@/features/sessions/Sessions';
import { mailLinkTexts } from '@/texts/mailLinks';
import { followTexts } from '@/texts/follow';
import { notificationSettingsTexts } from '@/texts/notificationSettings';
import { passkeyTexts } from '@/texts/passkeys';
import { providerTexts } from '@/texts/providers';
import { secondFactorTexts } from '@/texts/secondFactor';
import { settingsTexts } from '@/texts/settings';
import type { Member } from '@contract/models/member';
import { useSetAtom, useAtomValue } from 'jotai';
import { use, useState, useId, type ReactNode } from 'react';
import { rows, section } from './MyScreen.css';
import { Heading } from '@/design/components/Heading/Heading';
import { Text } from '@/design/components/Text/Text';
import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { ALL_PROVIDERS, loginProvidersRemote } from '@/state/loginProviders';
import { useSharedRemote } from '@/state/useRemote';
import { chooseThemeAtom, themeAtom } from '@/state/theme';
import { SiteContext } from '@/features/page/PageTitle';

const LinkedAccounts = lazyPart(() => import('@/features/linked-accounts/LinkedAccounts'));
const Passkeys = lazyPart(() => import('@/features/second-factor/Passkeys'));
// For admins only.
const SecondFactor = lazyPart(() => import('@/features/second-factor/SecondFactor'));

const choices = (['system', 'light', 'dark'] as const).map((value) => ({
  value,
  label: settingsTexts.themes[value],
}));

/** Light, dark, or the device's theme. */
function ThemeChoice() {
  const theme = useAtomValue(themeAtom) ?? 'system';
  const choose = useSetAtom(chooseThemeAtom);
  return (
    <ChoiceChips
      label={settingsTexts.theme}
      hideLabel
      options={choices}
      value={theme}
      onChange={(next) => choose(next === 'light' || next === 'dark' ? next : null)}
    />
  );
}

interface SettingsSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** One setting with its title. */
function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <Stack gap={4}>
        <Heading id={id}>{title}</Heading>
        {note && (
          <Text as="p" variant="meta" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      <div>{children}</div>
    </section>
  );
}

interface SettingsProps {
  user: Member;
  /** Called just before the account is deleted. */
  onGone: () => void;
}

/** The member's settings. */
export function Settings({ user, onGone }: SettingsProps) {
  const [passwords, setPasswords] = useState(0);
  const { value: providers } = useSharedRemote(loginProvidersRemote, ALL_PROVIDERS).state;
  const logout = useLogout();
  const setBlocked = useSetAtom(setMemberBlockedAtom);
  return (
    <>
      <SettingsSection title={settingsTexts.profile}>
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection title={settingsTexts.theme}>
        <ThemeChoice />
      </SettingsSection>
      <SettingsSection
        title={notificationSettingsTexts.title}
        note={notificationSettingsTexts.note}
      >
        <Stack gap={24}>
          <NotificationSwitches of={user.user_id} />
          <PushSwitch />
        </Stack>
      </SettingsSection>
      <SettingsSection title={settingsTexts.password} note={settingsTexts.passwordNote}>
        <PasswordForm email={user.email} onChanged={() => setPasswords((count) => count + 1)} />
      </SettingsSection>
      <SettingsSection
        title={passkeyTexts.title}
        note={user.admin_level > 0 ? passkeyTexts.noteForAdmins : passkeyTexts.note}
      >
        <Passkeys of={user.user_id} fallback={<Skeleton height={48} />} />
      </SettingsSection>
      {providers && providers.length > 0 && (
        <SettingsSection title={providerTexts.title} note={providerTexts.note}>
          <LinkedAccounts
            of={user.user_id}
            offered={providers}
            fallback={<Skeleton height={48} />}
          />
        </SettingsSection>
      )}
      {user.admin_level > 0 && (
        <SettingsSection title={secondFactorTexts.title} note={secondFactorTexts.note}>
          <SecondFactor of={user.user_id} fallback={<Skeleton height={48} />} />
        </SettingsSection>
      )}
      <SettingsSection title={mailLinkTexts.changeTitle} note={mailLinkTexts.changeNote}>
        <EmailForm email={user.email} demoMails={use(SiteContext).demoMails} />
      </SettingsSection>
      <SettingsSection title={settingsTexts.sessions}>
        {/* A new password ends the other sessions. */}
        <Sessions key={passwords} />
      </SettingsSection>
      <SettingsSection title={followTexts.list} note={followTexts.listNote}>
        <div className={rows}>
          <FollowedMembers of={user.user_id} />
        </div>
      </SettingsSection>
      <SettingsSection title={settingsTexts.hidden} note={settingsTexts.hiddenNote}>
        <div className={rows}>
          <HiddenPosts of={user.user_id} />
        </div>
      </SettingsSection>
      <SettingsSection title={settingsTexts.blocks} note={settingsTexts.blocksNote}>
        <div className={rows}>
          <BlockedMembers of={user.user_id} onChanged={setBlocked} />
        </div>
      </SettingsSection>
      <SettingsSection title={settingsTexts.exportTitle} note={settingsTexts.exportNote}>
        <DataExport />
      </SettingsSection>
      <SettingsSection title={settingsTexts.logoutTitle} note={settingsTexts.logoutNote}>
        <Button variant="soft" icon={<LogoutIcon />} onClick={logout.ask}>
          {settingsTexts.signOut}
        </Button>
        {logout.dialog}
      </SettingsSection>
      <SettingsSection title={settingsTexts.deleteTitle} note={settingsTexts.deleteNote}>
        <DeleteAccount userId={user.user_id} onGone={onGone} />
      </SettingsSection>
    </>
  );
}
