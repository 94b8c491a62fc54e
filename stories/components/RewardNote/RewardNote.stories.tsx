import { RewardNote } from '@/components/RewardNote/RewardNote';
import { writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: RewardNote,
  args: { afterReview: true },
  decorators: [inCard],
} satisfies Meta<typeof RewardNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText(writeTexts.rewardNotice)).toBeVisible(),
};

/** Without a review the reward comes at once, for up to ten posts a day. */
export const AtOnce: Story = {
  args: { afterReview: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/검토가/)).toBeNull();
    await expect(canvas.getByText('하루에 글 10개까지 보상을 받을 수 있습니다.')).toBeVisible();
  },
};
