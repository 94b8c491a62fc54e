import { RankingSource } from '@/components/RankingSource/RankingSource';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: RankingSource,
  args: {
    source: 'live',
    updatedAt: new Date(Date.now() - 12 * 60_000).toISOString(),
    methodId: 'method',
  },
  decorators: [inCard],
} satisfies Meta<typeof RankingSource>;
export default meta;
type Story = StoryObj<typeof meta>;

/** YouTube's own numbers, their age, and a link that explains how they were made. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankingTexts.live, { exact: false })).toBeVisible();
    await expect(canvas.getByText(rankingTexts.updated('12분 전'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: rankingTexts.method })).toHaveAttribute(
      'href',
      '#method',
    );
  },
};

/** Example data is labelled; a tooltip for pointer and keyboard explains why it is shown. */
export const Sample: Story = {
  args: { source: 'sample' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(rankingTexts.live, { exact: false })).toBeNull();
    await userEvent.hover(canvas.getByText(rankingTexts.sample));
    await waitFor(() => expect(canvas.getByText(rankingTexts.sampleNote)).toBeVisible());
  },
};

export const NotCounted: Story = {
  args: { updatedAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankingTexts.notCounted, { exact: false })).toBeVisible();
  },
};
