import { ActivityRow, ActivityRowSkeleton } from '@/components/ActivityRow/ActivityRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longSentence } from '../../design/frame';

const activity = {
  activityId: 'a1',
  kind: 'post_confirm' as const,
  subject: '한강 야경 12분',
  postId: 'post2',
  sphereId: null,
  waterDrops: 10,
  timeAgo: '3일 전',
  createdAt: '2026-11-18T09:00:00.000Z',
};

const meta = {
  title: 'Components/ActivityRow',
  component: ActivityRow,
  args: { activity, to: '/post/2' },
  tags: ['autodocs'],
} satisfies Meta<typeof ActivityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('글이 확정되어 공개되었습니다.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '한강 야경 12분' })).toBeVisible();
    await expect(canvas.getByText('물방울 +10')).toBeInTheDocument();
  },
};

export const EarnedNothing: Story = {
  args: { activity: { ...activity, kind: 'like_give', waterDrops: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/물방울/)).toBeNull();
  },
};

/** What it was about is gone. */
export const WithoutPlace: Story = {
  args: { activity: { ...activity, kind: 'comment_write', postId: null }, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongSubject: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { activity: { ...activity, subject: longSentence } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = { render: () => <ActivityRowSkeleton /> };
