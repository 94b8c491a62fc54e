import { FollowButton } from '@/screens/parts/FollowButton/FollowButton';
import { followTexts } from '@/texts/follow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../../design/frame';

const meta = {
  component: FollowButton,
  args: { userId: 'user3', profile: { isFollowing: false, followerCount: 12 } },
  decorators: [inCard],
  parameters: { role: 'member' },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: followTexts.follow })).toBeVisible();
  },
};

export const Following: Story = {
  args: { profile: { isFollowing: true, followerCount: 13 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: followTexts.unfollow })).toBeVisible();
  },
};

/** Beside the author of a post. */
export const Small: Story = { args: { size: 'sm' } };
