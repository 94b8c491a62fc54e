import { RankingSummary } from '@/components/RankingSummary/RankingSummary';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../fits';

const meta = {
  component: RankingSummary,
  args: {
    note: rankedVideoTexts.summaryOf('24'),
    figures: [
      [rankedVideoTexts.summaryViews, '12,345,678,901'],
      [rankedVideoTexts.summaryLikes, '123,456,789'],
      [rankedVideoTexts.summaryLength, rankedVideoTexts.minutes('62')],
    ],
  },
} satisfies Meta<typeof RankingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Long figures fit on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,345,678,901')).toBeVisible();
    await fits();
  },
};
