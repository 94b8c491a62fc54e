import { FreshChannelRow } from '@/components/FreshChannelRow/FreshChannelRow';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';
import { sampleChannel } from '../sampleRanking';

const meta = {
  component: FreshChannelRow,
  args: { channel: sampleChannel },
  decorators: [inCard],
} satisfies Meta<typeof FreshChannelRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankedChannelTexts.days(19))).toBeVisible();
    await expect(canvas.getByText('+100.0K/주')).toBeVisible();
  },
};

/** A channel counted only once shows no growth. */
export const CountedOnce: Story = {
  args: { channel: { ...sampleChannel, growthRate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankingTexts.collecting)).toBeVisible();
  },
};
