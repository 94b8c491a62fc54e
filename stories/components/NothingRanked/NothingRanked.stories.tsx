import { NothingRanked } from '@/components/NothingRanked/NothingRanked';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: NothingRanked,
  args: { message: rankedVideoTexts.noVideos },
} satisfies Meta<typeof NothingRanked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankedVideoTexts.noVideos)).toBeVisible();
  },
};
