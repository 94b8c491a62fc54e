import { ChannelButton } from '@/components/ChannelButton/ChannelButton';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { channelAddress } from '@contract/rules/members/favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const name = rankedChannelTexts.viewChannelOf('극장골 채널');
const meta = {
  component: ChannelButton,
  args: { id: 'UCa', name: '극장골 채널', isSample: false },
  decorators: [inCard],
} satisfies Meta<typeof ChannelButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', channelAddress('UCa'));
  },
};

/** An example channel cannot be opened, and the button says why. */
export const Sample: Story = {
  args: { isSample: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByText(rankedChannelTexts.sampleChannel)).toBeVisible());
  },
};
