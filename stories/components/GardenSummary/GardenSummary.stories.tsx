import { GardenSummary, GardenSummarySkeleton } from '@/components/GardenSummary/GardenSummary';
import { gardenTexts } from '@/texts/garden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: GardenSummary,
  args: {
    garden: {
      waterDrops: 1250,
      gems: 300,
      statistics: { totalPosts: 42, totalLikes: 127, totalComments: 89 },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GardenSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250')).toBeVisible();
    await expect(canvas.getByText('127')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Skeleton: Story = {
  render: () => <GardenSummarySkeleton />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(gardenTexts.title)).toBeVisible();
    await expect(canvasElement.querySelector('div[aria-hidden="true"]')).toBeVisible();
    await expect(canvas.queryByText(/\d/)).toBeNull();
  },
};
