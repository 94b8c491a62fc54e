import { Startup } from '@/app/Startup';
import { ToastHost } from '@/app/ToastHost';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { logoutAtom } from '@/state/logout';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { notificationTexts } from '@/texts/notifications';
import { notificationSettingsTexts } from '@/texts/notificationSettings';
import { fixtures } from '@contract/fixtures';
import { mutedPosts } from '@mocks/db/marks';
import { notificationMutes } from '@mocks/db/notification-mutes';
import { notifications } from '@mocks/db/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { hurryTimers } from '../holdTimers';

function Here() {
  const { pathname, hash } = useLocation();
  return <output aria-label="주소">{pathname + hash}</output>;
}

function LogOut() {
  const logout = useSetAtom(logoutAtom);
  return (
    <button type="button" onClick={() => void logout()}>
      로그아웃
    </button>
  );
}

const meta = {
  component: NotificationBell,
  parameters: { role: 'member' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '8px 24px 640px' }}>
        <Startup />
        <Here />
        <LogOut />
        <Story />
        <ToastHost />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const bell = (unread: number) =>
  screen.findByRole('button', {
    name: unread > 0 ? `알림, 읽지 않은 알림 ${unread}개` : notificationTexts.title,
  });
const openPanel = async (unread: number) => {
  await userEvent.click(await bell(unread));
  const panel = await screen.findByRole('dialog', { name: notificationTexts.title });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};
const findRows = async (panel: Awaited<ReturnType<typeof openPanel>>) => {
  await panel.findAllByRole('link');
  return panel.getAllByRole('link');
};
const comment = () => {
  const { id } = fixtures.comments.find(({ content }) => content !== '') ?? { id: 1 };
  notifications.notify({
    memberId: 1,
    kind: 'comment',
    postId: 55,
    commentId: id,
    actorId: 4,
    reason: '',
    createdAt: Date.now(),
  });
};

/** When closed, the bell shows the number of unread notifications and includes it in its name. */
export const Closed: Story = {
  play: async () => {
    await expect(await bell(4)).toHaveTextContent('4');
  },
};

/** When open, it lists the newest first and marks unread ones; a press loads more. */
export const Open: Story = {
  play: async () => {
    const panel = await openPanel(4);
    const rows = await findRows(panel);
    await expect(rows).toHaveLength(16);
    await expect(rows[0]).toHaveAccessibleName(/읽지 않음$/);
    await expect(rows[5]).not.toHaveAccessibleName(/읽지 않음/);
    await expect(panel.getByText(/외 26명이 내 글을 좋아합니다/)).toBeVisible();
  },
};

/** The days have titles; a chip shows one group only. */
export const Filtered: Story = {
  play: async () => {
    const panel = await openPanel(4);
    await findRows(panel);
    await expect(panel.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(
      notificationTexts.day(0, 0, 0),
    );
    const chip = panel.getByRole('radio', { name: notificationTexts.groups.like });
    await userEvent.click(chip);
    await waitFor(async () => {
      for (const row of await panel.findAllByRole('link')) {
        await expect(row).toHaveAccessibleName(/좋아합니다/);
      }
    });
    await userEvent.click(panel.getByRole('radio', { name: notificationTexts.groups.account }));
    await userEvent.click(chip);
    await userEvent.click(chip);
    await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(16));
  },
};

/** A post or a kind is muted below its row, and heard again by the next press. */
export const Muted: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openPanel(4);
    await findRows(panel);
    const [more] = panel.getAllByRole('button', { name: /^알림 조절/ });
    await userEvent.click(more as HTMLElement);
    const group = within(await panel.findByRole('group', { name: notificationTexts.mutes }));
    const post = group.getByRole('checkbox', { name: notificationTexts.hearPost });
    await userEvent.click(post);
    await waitFor(() => expect(post).not.toBeChecked());
    await waitFor(() => expect(mutedPosts.has(1, 2)).toBe(true));
    await userEvent.click(post);
    await waitFor(() => expect(mutedPosts.has(1, 2)).toBe(false));
    await waitFor(() => expect(post).toBeChecked());
    const name = notificationTexts.hearKind(notificationSettingsTexts.switches.reply);
    const kind = await group.findByRole('checkbox', { name });
    await userEvent.click(kind);
    await waitFor(() => expect(kind).not.toBeChecked());
    await waitFor(() => expect(notificationMutes.has(1, 'reply')).toBe(true));
  },
};

/** On a phone the panel fits the window. */
export const OpenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findRows(await openPanel(4));
    await waitFor(async () => {
      const { left, right, bottom } = screen.getByRole('dialog').getBoundingClientRect();
      await expect(left >= 0 && right <= innerWidth && bottom <= innerHeight).toBe(true);
    });
    await fits();
  },
};

/** The close button, which exists only on a phone. */
export const CloseGivesFocusBack: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openPanel(4);
    await findRows(panel);
    await userEvent.click(panel.getByRole('button', { name: commonTexts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await bell(4)).toHaveFocus());
  },
};

/** An entry leads to the comment, becomes read, and closes the panel. */
export const EntryIsTaken: Story = {
  tags: ['behavior'],
  play: async () => {
    const panel = await openPanel(4);
    const [first] = await findRows(panel);
    await userEvent.click(first as HTMLElement);
    await expect(screen.getByLabelText('주소')).toHaveTextContent(/^\/post\/2#comment\d+$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await bell(3);
    const rows = await findRows(await openPanel(3));
    await expect(rows[0]).not.toHaveAccessibleName(/읽지 않음/);
  },
};

export const AllAreRead: Story = {
  tags: ['behavior'],
  play: async () => {
    const panel = await openPanel(4);
    await findRows(panel);
    await userEvent.click(panel.getByRole('button', { name: notificationTexts.readAll }));
    await waitFor(() => expect(panel.queryByText(notificationTexts.unread)).toBeNull());
    const readAll = panel.getByRole('button', { name: notificationTexts.readAll });
    await expect(readAll).toHaveAttribute('aria-disabled', 'true');
    await expect(readAll).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await bell(0)).toHaveTextContent('');
  },
};

export const Empty: Story = {
  parameters: { scenario: 'notifications.empty' },
  play: async () => {
    const panel = await openPanel(0);
    await panel.findByText(/^아직 알림이 없습니다/);
  },
};

export const Loading: Story = {
  parameters: { scenario: 'notifications.loading' },
  play: async () => {
    const panel = await openPanel(4);
    await expect(panel.getByLabelText(notificationTexts.loading)).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  parameters: { scenario: 'notifications.failed' },
  play: async () => {
    const panel = await openPanel(4);
    await panel.findByText(notificationTexts.failed);
    await expect(panel.getByRole('button', { name: commonTexts.retry })).toBeVisible();
  },
};

const openMany = async () => {
  await bell(4);
  for (let at = 0; at < 8; at += 1) comment();
  const panel = await openPanel(12);
  await expect(await findRows(panel)).toHaveLength(20);
  await userEvent.click(panel.getByRole('button', { name: commonTexts.more }));
  return panel;
};

/** If the next page fails, the loaded entries stay. */
export const MoreFails: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'notifications.moreFailed' },
  play: async () => {
    const panel = await openMany();
    await panel.findByText(notificationTexts.failed);
    await expect(panel.getAllByRole('link')).toHaveLength(20);
  },
};

/** New notifications appear at once and are announced once. */
export const ArrivesLive: Story = {
  play: async () => {
    await bell(4);
    comment();
    await bell(5);
    const said = await screen.findByText('새 알림: 김민지님이 내 글에 댓글을 남겼습니다.');
    await expect(said.closest('[role="status"]')).not.toBeNull();
  },
};

/** Without a stream the bell polls after three failed attempts. */
export const StreamDown: Story = {
  parameters: { scenario: 'notifications.streamDown' },
  // The pauses between the attempts.
  beforeEach: () => hurryTimers(2000, 4000),
  play: async () => {
    await bell(4);
  },
};

/** After a logout the count disappears. */
export const LoggedOut: Story = {
  tags: ['behavior'],
  play: async () => {
    await bell(4);
    await userEvent.click(screen.getByRole('button', { name: layoutTexts.logout }));
    await bell(0);
    comment();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await bell(0);
  },
};
