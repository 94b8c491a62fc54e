import { call } from '@/api/client';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { notificationSettings, switchNotificationAtom } from '@/state/notificationSettings';
import { createOptimistic } from '@/state/optimistic';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { notificationTexts } from '@/texts/notifications';
import { notificationSettingsTexts } from '@/texts/notificationSettings';
import type { Notification } from '@contract/models/notification';
import {
  isSilencedByPost,
  mutableKinds,
  type NotificationSwitch,
} from '@contract/rules/site/notifications';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { mutes } from './NotificationPanel.css';
import { changeBellAtom } from './state';

const changeAtom = createOptimistic<boolean, boolean>();

/** Mutes a post or lets it be heard again, at once; a refusal turns it back and is rethrown. */
const mutePostAtom = atom(null, (_get, set, postId: string, isMuted: boolean) =>
  set(
    changeAtom,
    postId,
    { known: !isMuted, wanted: isMuted },
    {
      given: (known) => known,
      send: async (_known, wanted) =>
        (await call(wanted ? 'mutePost' : 'unmutePost', { params: { postId } })).isMuted,
      show: ({ wanted }) =>
        set(changeBellAtom, (one) =>
          one.postId === postId ? { ...one, isPostMuted: wanted } : one,
        ),
    },
  ),
);

const switches = Object.entries(mutableKinds) as [
  NotificationSwitch,
  readonly Notification['kind'][],
][];

/** The switch of a notification's kind; undefined if the kind always comes. */
const switchOf = ({ kind }: Notification) =>
  switches.find(([, kinds]) => kinds.includes(kind))?.[0];
/** Whether the member may mute the post. A new post says nothing further itself. */
const hasPost = ({ kind, postId }: Notification) =>
  postId !== null && kind !== 'new_post' && isSilencedByPost(kind);

/** Whether anything about a notification can be muted. */
export const isMutable = (one: Notification): boolean =>
  hasPost(one) || switchOf(one) !== undefined;

interface KindSwitchProps {
  of: string;
  name: NotificationSwitch;
  onFailed: (error: unknown) => void;
}

function KindSwitch({ of, name, onFailed }: KindSwitchProps) {
  const { state, retry } = useRemote(notificationSettings, of);
  const turn = useSetAtom(switchNotificationAtom);
  return (
    <RemoteContent
      state={state}
      failed={notificationSettingsTexts.loadFailed}
      skeleton={<Skeleton height={24} />}
      onRetry={retry}
    >
      {(settings) => (
        <Checkbox
          label={notificationTexts.hearKind(notificationSettingsTexts.switches[name])}
          checked={settings[name]}
          onChange={(isOn) => void turn(of, name, isOn).catch(onFailed)}
        />
      )}
    </RemoteContent>
  );
}

/** Mutes the post of a notification or its kind, below its row. */
export function NotificationMutes({ notification }: { notification: Notification }) {
  const { postId, isPostMuted } = notification;
  const user = useAtomValue(userAtom);
  const mute = useSetAtom(mutePostAtom);
  const showToast = useSetAtom(showToastAtom);
  const name = switchOf(notification);
  const onFailed = (error: unknown) => {
    const text = failureText(error, notificationSettingsTexts.saveFailed);
    showToast({ text, tone: 'danger' });
  };
  return (
    <div role="group" aria-label={notificationTexts.mutes} className={mutes}>
      <Stack gap={12}>
        {postId !== null && hasPost(notification) && (
          <Checkbox
            label={notificationTexts.hearPost}
            checked={!isPostMuted}
            onChange={(isHeard) => void mute(postId, !isHeard).catch(onFailed)}
          />
        )}
        {user && name && <KindSwitch of={user.user_id} name={name} onFailed={onFailed} />}
      </Stack>
    </div>
  );
}
