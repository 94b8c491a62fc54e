import { RewardNote } from '@/components/RewardNote/RewardNote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  title: 'Components/RewardNote',
  component: RewardNote,
  args: { afterReview: true },
  decorators: [inCard],
} satisfies Meta<typeof RewardNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('검토가 끝나면 받을 수 있어요.')).toBeVisible(),
};

/** Where nobody reviews, nobody waits. */
export const AtOnce: Story = {
  args: { afterReview: false },
  play: ({ canvas }) => expect(canvas.queryByText(/검토가/)).toBeNull(),
};
