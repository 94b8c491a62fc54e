import { StatList } from '@/components/StatList/StatList';
import { companionTexts } from '@/texts/companion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: StatList,
  args: { stats: { creativity: 24, sociability: 1031, influence: 18, consistency: 0 } },
  decorators: [inCard],
} satisfies Meta<typeof StatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(companionTexts.stats.creativity)).toBeVisible();
    await expect(canvas.getByText('1,031')).toBeVisible();
  },
};

export const InOneLine: Story = { args: { wide: true } };
