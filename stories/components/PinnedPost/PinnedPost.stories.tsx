import { PinnedPost } from '@/components/PinnedPost/PinnedPost';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longSentence, onCanvas } from '../../design/frame';
import { samplePost } from '../samplePost';

const meta = {
  component: PinnedPost,
  args: { post: samplePost(1, { isNotice: false }), to: '/post/1', children: <p>카드</p> },
  decorators: [onCanvas],
} satisfies Meta<typeof PinnedPost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/post/1');
    await expect(canvas.getByText(args.post.timeAgo)).toBeVisible();
    await expect(canvas.getByText(/조회수 .* · 댓글/)).toBeVisible();
  },
};

/** A notice says what it is instead. */
export const Notice: Story = {
  args: { post: samplePost(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: postTexts.notice })).toBeVisible();
  },
};

/** The card replaces the row until the next press closes it. */
export const Opened: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: postTexts.pinned });
    await userEvent.click(toggle);
    await expect(canvas.getByText('카드')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** A long title stays on one line. */
export const LongTitle: Story = {
  args: { post: samplePost(1, { title: longSentence }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').clientHeight).toBeLessThan(64);
  },
};
