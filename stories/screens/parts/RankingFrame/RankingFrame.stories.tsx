import { defaultIdentity, titleOf } from '@contract/rules/site/identity';
import { RankingFrame } from '@/screens/parts/RankingFrame/RankingFrame';
import { trendingTexts } from '@/texts/trending';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longSentence } from '../../../design/frame';
import { fits } from '../../../fits';

const meta = {
  component: RankingFrame,
  args: {
    name: 'trending',
    note: longSentence,
    filters: trendingTexts.tabs.popular,
    counted: null,
    busy: true,
    method: [],
    children: rankedVideoTexts.noVideos,
  },
} satisfies Meta<typeof RankingFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The placeholders of content that is loading; screen readers skip them. */
const places = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelectorAll('[aria-hidden="true"]');

/** Before the data arrives, the page does not say how the list was made. */
export const Coming: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(
      canvas.getByRole('heading', { name: rankingTexts.headings.trending, level: 1 }),
    ).toBeVisible();
    await expect(document.title).toContain(
      titleOf(rankingTexts.headings.trending, defaultIdentity),
    );
    await expect(canvas.queryByRole('region', { name: rankingTexts.method })).toBeNull();
    await expect(places(context)).toHaveLength(1);
    await fits();
  },
};

/** After a failure no placeholders are shown. */
export const Failed: Story = {
  args: { busy: false },
  play: async (context) => {
    await expect(places(context)).toHaveLength(0);
  },
};
