import { RankChange } from '@/components/RankChange/RankChange';
import { Row } from '@/design/components/Row/Row';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';
import { firstDay, sampleVideo } from '../sampleRanking';

const { growth } = sampleVideo;
const meta = {
  component: RankChange,
  args: { place: sampleVideo },
  decorators: [inCard],
} satisfies Meta<typeof RankChange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Up, down, unchanged and new in the list; each also has a text for screen readers. */
export const AllChanges: Story = {
  render: () => (
    <Row>
      <RankChange place={{ previousRank: 3, change: 2, growth }} />
      <RankChange place={{ previousRank: 1, change: -4, growth }} />
      <RankChange place={{ previousRank: 1, change: 0, growth }} />
      <RankChange place={{ previousRank: null, change: null, growth }} />
    </Row>
  ),
  play: async ({ canvas }) => {
    const { up, down, same, fresh } = rankingTexts;
    for (const words of [up(2), down(4), same, fresh]) {
      await expect(canvas.getByRole('img', { name: words })).toBeVisible();
    }
  },
};

/** A place counted only once shows no sign. */
export const CountedOnce: Story = {
  args: { place: firstDay },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
