import { myPath } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { useMedia } from '@/design/hooks/useMedia';
import { BackIcon, LogoutIcon, RightIcon } from '@/design/icons/icons';
import { media } from '@/design/tokens/scale';
import { DataExport, DeleteAccount } from '@/features/account/DeleteAccount';
import { EmailForm, PasswordForm } from '@/features/account/CredentialForms';
import { BlockedMembers, FollowedMembers } from '@/features/lists/RemovableMembers';
import { HiddenPosts } from '@/features/lists/RemovablePosts';
import { setMemberBlockedAtom } from '@/state/memberPage';
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
import { createContext, use, useState, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { back, entry, rows, section } from './MyScreen.css';
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

/** The pages of the settings, by their word in the address. */
const settingsPages = [
  ...(['profile', 'theme', 'notifications', 'password', 'passkeys', 'providers'] as const),
  ...([
    'second-factor',
    'email',
    'devices',
    'following',
    'hidden',
    'blocks',
    'data',
    'leave',
  ] as const),
] as const;
export type SettingsPage = (typeof settingsPages)[number];

/** The page in an address; null for the whole settings, and for a word that names no page. */
export const settingsPageOf = (given: string | undefined): SettingsPage | null =>
  settingsPages.find((page) => page === given) ?? null;

/** The page that is open, or how all are shown: as links to their pages, or one below the other. */
const Shown = createContext<SettingsPage | 'links' | 'all'>('all');

interface SettingsSectionProps {
  /** Left out, it is part of the list of all and has no page. */
  page?: SettingsPage;
  title: string;
  note?: string;
  children: ReactNode;
}

/** One setting with its title. */
function SettingsSection({ page, title, note, children }: SettingsSectionProps) {
  const id = useId();
  const shown = use(Shown);
  if (shown === 'links' && page) {
    return (
      <Link to={myPath(`settings/${page}`)} className={entry}>
        <Text variant="label">{title}</Text>
        <Text tone="muted" display="flex">
          <RightIcon />
        </Text>
      </Link>
    );
  }
  if (shown !== 'all' && shown !== 'links' && shown !== page) return null;
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
  /** The open page; null for all. */
  page: SettingsPage | null;
  /** Called just before the account is deleted. */
  onGone: () => void;
}

/** The member's settings: one page, or all of them; on a phone as a list of pages. */
export function Settings({ user, page, onGone }: SettingsProps) {
  const isPhone = useMedia(media.phone, false);
  const [passwords, setPasswords] = useState(0);
  const { value: providers } = useSharedRemote(loginProvidersRemote, ALL_PROVIDERS).state;
  const logout = useLogout();
  const setBlocked = useSetAtom(setMemberBlockedAtom);
  return (
    <Shown value={page ?? (isPhone ? 'links' : 'all')}>
      {page && (
        <div className={back}>
          <LinkButton as={Link} to={myPath('settings')} variant="ghost" icon={<BackIcon />}>
            {settingsTexts.all}
          </LinkButton>
        </div>
      )}
      <SettingsSection page="profile" title={settingsTexts.profile}>
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection page="theme" title={settingsTexts.theme}>
        <ThemeChoice />
      </SettingsSection>
      <SettingsSection
        page="notifications"
        title={notificationSettingsTexts.title}
        note={notificationSettingsTexts.note}
      >
        <Stack gap={24}>
          <NotificationSwitches of={user.user_id} />
          <PushSwitch />
        </Stack>
      </SettingsSection>
      <SettingsSection
        page="password"
        title={settingsTexts.password}
        note={settingsTexts.passwordNote}
      >
        <PasswordForm email={user.email} onChanged={() => setPasswords((count) => count + 1)} />
      </SettingsSection>
      <SettingsSection
        page="passkeys"
        title={passkeyTexts.title}
        note={user.admin_level > 0 ? passkeyTexts.noteForAdmins : passkeyTexts.note}
      >
        <Passkeys of={user.user_id} fallback={<Skeleton height={48} />} />
      </SettingsSection>
      {providers && providers.length > 0 && (
        <SettingsSection page="providers" title={providerTexts.title} note={providerTexts.note}>
          <LinkedAccounts
            of={user.user_id}
            offered={providers}
            fallback={<Skeleton height={48} />}
          />
        </SettingsSection>
      )}
      {user.admin_level > 0 && (
        <SettingsSection
          page="second-factor"
          title={secondFactorTexts.title}
          note={secondFactorTexts.note}
        >
          <SecondFactor of={user.user_id} fallback={<Skeleton height={48} />} />
        </SettingsSection>
      )}
      <SettingsSection
        page="email"
        title={mailLinkTexts.changeTitle}
        note={mailLinkTexts.changeNote}
      >
        <EmailForm email={user.email} demoMails={use(SiteContext).demoMails} />
      </SettingsSection>
      <SettingsSection page="devices" title={settingsTexts.sessions}>
        {/* A new password ends the other sessions. */}
        <Sessions key={passwords} />
      </SettingsSection>
      <SettingsSection page="following" title={followTexts.list} note={followTexts.listNote}>
        <div className={rows}>
          <FollowedMembers of={user.user_id} />
        </div>
      </SettingsSection>
      <SettingsSection page="hidden" title={settingsTexts.hidden} note={settingsTexts.hiddenNote}>
        <div className={rows}>
          <HiddenPosts of={user.user_id} />
        </div>
      </SettingsSection>
      <SettingsSection page="blocks" title={settingsTexts.blocks} note={settingsTexts.blocksNote}>
        <div className={rows}>
          <BlockedMembers of={user.user_id} onChanged={setBlocked} />
        </div>
      </SettingsSection>
      <SettingsSection
        page="data"
        title={settingsTexts.exportTitle}
        note={settingsTexts.exportNote}
      >
        <DataExport />
      </SettingsSection>
      <SettingsSection title={settingsTexts.logoutTitle} note={settingsTexts.logoutNote}>
        <Button variant="soft" icon={<LogoutIcon />} onClick={logout.ask}>
          {settingsTexts.signOut}
        </Button>
        {logout.dialog}
      </SettingsSection>
      <SettingsSection
        page="leave"
        title={settingsTexts.deleteTitle}
        note={settingsTexts.deleteNote}
      >
        <DeleteAccount userId={user.user_id} onGone={onGone} />
      </SettingsSection>
    </Shown>
  );
}
