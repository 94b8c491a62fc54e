import { ChannelName } from '@/components/ChannelName/ChannelName';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { channelAddress } from '@contract/rules/members/favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: ChannelName,
  args: { id: 'UCa', name: '극장골 채널', isSample: false },
  decorators: [inCard],
} satisfies Meta<typeof ChannelName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: rankedChannelTexts.viewChannelOf('극장골 채널'),
    });
    await expect(link).toHaveAttribute('href', channelAddress('UCa'));
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** YouTube does not have this example channel. */
export const Sample: Story = {
  args: { isSample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('극장골 채널')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
