import { RankedVideoCard } from '@/components/RankedVideoCard/RankedVideoCard';
import { Button } from '@/design/components/Button/Button';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longSentence } from '../../design/frame';
import { fits } from '../../fits';
import { firstDay, sampleVideo } from '../sampleRanking';

/** The sparkline of the last days. */
const course = 'svg[viewBox="0 0 120 40"]';

const meta = {
  component: RankedVideoCard,
  args: {
    video: sampleVideo,
    rank: 1,
    actions: <Button size="sm">{rankedVideoTexts.watch}</Button>,
  },
} satisfies Meta<typeof RankedVideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: sampleVideo.title })).toBeVisible();
    await expect(canvasElement.querySelector(course)).toBeVisible();
    await expect(canvas.getByText(rankingTexts.rankOf(1))).toBeInTheDocument();
    await expect(canvas.getByText('1:02:03')).toBeVisible();
    await expect(canvas.getByText(rankedVideoTexts.views('1,234,567'))).toBeVisible();
    await expect(canvas.getByText(rankedVideoTexts.likes('45,678'))).toBeVisible();
    await expect(canvas.getByRole('img', { name: rankingTexts.up(2) })).toBeVisible();
    await expect(canvas.getByText('+8.8%')).toBeVisible();
  },
};

/** A live broadcast that was counted once, whose owner hides the likes. */
export const CountedOnce: Story = {
  args: {
    video: {
      ...sampleVideo,
      ...firstDay,
      ...{ title: longSentence, duration: null, durationSeconds: null },
      ...{ likeCount: null, likeCountRaw: null },
      history: sampleVideo.history.slice(-1),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(rankingTexts.collecting)).toBeVisible();
    await expect(canvasElement.querySelector(course)).toBeNull();
    await expect(canvas.getByText(rankedVideoTexts.liveVideo)).toBeVisible();
    await expect(canvas.queryByText(/좋아요/)).toBeNull();
    await fits();
  },
};
