import { FollowAuthor } from '@/screens/parts/FollowButton/FollowAuthor';
import { followTexts } from '@/texts/follow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../../design/frame';

const meta = {
  component: FollowAuthor,
  args: { userId: 'user3' },
  decorators: [inCard],
  parameters: { role: 'member' },
} satisfies Meta<typeof FollowAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = new RegExp(`^(?:${followTexts.follow}|${followTexts.unfollow})$`);
    const button = await canvas.findByRole('button', { name });
    const before = button.textContent;
    await userEvent.click(button);
    await expect(button).not.toHaveTextContent(before);
    await userEvent.click(button);
    await expect(button).toHaveTextContent(before);
  },
};

/** The author of a post does not follow themselves. */
export const Own: Story = {
  args: { userId: 'user1' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
