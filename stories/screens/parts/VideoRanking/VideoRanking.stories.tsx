import { VideoRanking } from '@/screens/parts/VideoRanking/VideoRanking';
import { comingRemote } from '@/state/remote';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { sampleVideo } from '../../../components/sampleRanking';

const meta = {
  component: VideoRanking,
  args: {
    title: rankingTexts.headings.timeRanking,
    state: comingRemote('', null),
    onRetry: () => undefined,
    empty: rankedVideoTexts.noVideos,
  },
} satisfies Meta<typeof VideoRanking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankedVideoTexts.videosLoading)).toBeInTheDocument();
  },
};

const method = {
  day: '2026-11-23',
  previousDay: '2026-11-22',
  sortBy: 'views',
  ...{ depth: 100, growthDays: 7, keptDays: 30 },
};

/** A single video and its sheet. */
export const OneVideo: Story = {
  args: {
    state: {
      ...comingRemote('', null),
      status: 'ready',
      value: {
        success: true,
        message: '',
        videos: [sampleVideo],
        summary: {
          ...{ videos: 1, totalViews: 1_234_567, totalLikes: 45_678 },
          ...{ averageSeconds: 3723, averageMinutes: 62 },
        },
        period: { from: '2026-11-01T15:00:00.000Z', to: '2026-11-23T15:00:00.000Z' },
        source: 'sample',
        updatedAt: '2026-11-23T09:00:00.000Z',
        method,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(rankedVideoTexts.minutes('62'))).toBeVisible();
    await expect(canvas.getByText('1,234,567')).toBeVisible();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: rankingTexts.download }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toBe(`${rankingTexts.headings.timeRanking} 2026-11-23.csv`);
  },
};
