import { Age } from '@/components/Age/Age';
import { timeAgo } from '@contract/rules/site/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const twelveMinutesAgo = new Date(Date.now() - 12 * 60_000).toISOString();

const meta = {
  component: Age,
  args: { at: twelveMinutesAgo, words: timeAgo },
  decorators: [inCard],
} satisfies Meta<typeof Age>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12분 전')).toHaveAttribute('datetime', twelveMinutesAgo);
  },
};
