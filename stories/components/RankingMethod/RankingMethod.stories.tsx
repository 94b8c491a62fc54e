import { RankingMethod } from '@/components/RankingMethod/RankingMethod';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const sentences = [rankingTexts.methodGrowth(7), rankingTexts.methodKept(30)];
const meta = {
  component: RankingMethod,
  args: { id: 'method', sentences },
} satisfies Meta<typeof RankingMethod>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: rankingTexts.method })).toBeVisible();
    for (const sentence of sentences) await expect(canvas.getByText(sentence)).toBeVisible();
  },
};
