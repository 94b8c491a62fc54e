import {
  NotificationRow,
  NotificationRowSkeleton,
} from '@/components/NotificationRow/NotificationRow';
import type { Notification } from '@contract/models/notification';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { isComing } from '../../design/coming';
import { fits } from '../../fits';

const reply: Notification = {
  notificationId: 'notification16',
  kind: 'reply',
  postId: 'post2',
  postTitle: '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분',
  commentId: 'comment19',
  excerpt: '두 번째 볼 때 알았어요. 이 영상의 주인공이네요.',
  actorId: 'user6',
  actorName: '한소라',
  actorImage: '/avatars/sora.svg',
  level: null,
  otherCount: 0,
  isRead: false,
  isPostMuted: false,
  timeAgo: '29분 전',
  createdAt: '2026-11-21T02:31:00.000Z',
};
const review = { actorId: null, actorName: null, actorImage: null, commentId: null };

const meta = {
  component: NotificationRow,
  args: {
    notification: reply,
    to: '/post/2#comment19',
    onOpen: fn((event?: unknown) => event),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 392, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unread reply: bold, with a dot that has an accessible name. */
export const Unread: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /한소라님이 내 댓글에 답글을 남겼습니다/ });
    await expect(link).toHaveAccessibleName(/읽지 않음$/);
    await expect(link).toHaveAttribute('href', '/post/2#comment19');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Read: Story = {
  args: { notification: { ...reply, kind: 'comment', isRead: true } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /내 글에 댓글을 남겼습니다/ });
    await expect(link).not.toHaveAccessibleName(/읽지 않음/);
  },
};

/** Several new posts of a followed member; the row shows the newest one. */
export const NewPosts: Story = {
  args: {
    notification: { ...reply, kind: 'new_post', commentId: null, excerpt: '', otherCount: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('한소라님이 새 글 3개를 올렸습니다.')).toBeVisible();
  },
};

export const LikedByOne: Story = {
  args: { notification: { ...reply, kind: 'like', commentId: null, excerpt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('한소라님이 내 글을 좋아합니다.')).toBeVisible();
  },
};

export const LikedByMany: Story = {
  args: {
    notification: { ...reply, kind: 'like', commentId: null, excerpt: '', otherCount: 1204 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('한소라님 외 1.2K명이 내 글을 좋아합니다.')).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { notification: { ...reply, ...review, kind: 'confirm', excerpt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('검토가 끝나 내 글이 공개되었습니다.')).toBeVisible();
  },
};

/** The row shows the full reason why an admin withdrew the post. */
export const TakenBack: Story = {
  args: {
    notification: {
      ...reply,
      ...review,
      kind: 'revert',
      excerpt: '영상의 주소가 열리지 않습니다. 주소를 고쳐주세요.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^사유: 영상의 주소가 열리지 않습니다/)).toBeVisible();
  },
};

/** The author of a post that reports hide. */
export const Blinded: Story = {
  args: { notification: { ...reply, ...review, kind: 'blinded', excerpt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/내 글이 블라인드 처리되었습니다/)).toBeVisible();
  },
};

/** The author of a comment that an admin shows again. */
export const BlindLifted: Story = {
  args: {
    notification: { ...reply, ...review, commentId: 'comment19', kind: 'blind_lifted' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/내 댓글의 블라인드가 풀렸습니다/)).toBeVisible();
  },
};

/** A notification without a post links to the companion. */
export const LevelReached: Story = {
  args: {
    notification: {
      ...reply,
      ...review,
      kind: 'level_up',
      postId: null,
      postTitle: '',
      excerpt: '',
      level: 8,
    },
    to: '/character',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^동반자의 레벨이 올랐습니다! Lv.8/ });
    await expect(link).toHaveAttribute('href', '/character');
    // Only the sentence and the time, without an empty line between them.
    await expect(link.querySelectorAll('time')).toHaveLength(1);
    await expect(link).toHaveTextContent('동반자의 레벨이 올랐습니다! Lv.829분 전읽지 않음');
  },
};

/** A member who shares a name with an earlier member is sent to the settings. */
export const NameShared: Story = {
  args: {
    notification: {
      ...reply,
      ...review,
      kind: 'name_shared',
      postId: null,
      postTitle: '',
      excerpt: '',
    },
    to: '/my/settings',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /^이미 같은 이름을 쓰는 멤버가 있습니다\./,
    });
    await expect(link).toHaveAttribute('href', '/my/settings');
  },
};

/** A name and a title that cannot break. */
export const LongWords: Story = {
  args: {
    notification: { ...reply, actorName: 'ㅋ'.repeat(20), postTitle: '가'.repeat(120) },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await fits(link);
  },
};

export const Coming: Story = { render: () => <NotificationRowSkeleton />, play: isComing };
