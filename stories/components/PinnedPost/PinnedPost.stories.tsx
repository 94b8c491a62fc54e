import { PinnedPost } from '@/components/PinnedPost/PinnedPost';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longSentence, onCanvas } from '../../design/frame';
import { samplePost } from '../samplePost';

const meta = {
  component: PinnedPost,
  args: { post: samplePost(1), to: '/post/1' },
  decorators: [onCanvas],
} satisfies Meta<typeof PinnedPost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(postTexts.pinned)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/post/1');
    await expect(canvas.getByRole('article').clientHeight).toBe(52);
  },
};

/** However long its title, it stays one row. */
export const LongTitle: Story = {
  args: { post: samplePost(1, { title: longSentence }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').clientHeight).toBe(52);
  },
};
