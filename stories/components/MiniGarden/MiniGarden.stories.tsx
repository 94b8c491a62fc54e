import { MiniGarden } from '@/components/MiniGarden/MiniGarden';
import { gardenTexts } from '@/texts/garden';
import { growPlant, plantSpecies, seed } from '@contract/rules/companion/plants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const plants = Array.from({ length: 7 }, (_, at) => ({
  id: `plant${at + 1}` as const,
  species: plantSpecies[at % 4] ?? 'lotus',
  createdAt: '2026-11-21T00:00:00.000Z',
  ...growPlant(seed, at * 260),
}));

const meta = {
  component: MiniGarden,
  args: { to: '/garden', plants: plants.slice(0, 3) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344, padding: 16 }}>
        <h1 hidden>마이</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniGarden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('연꽃, 식물 레벨 1 / 5')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: gardenTexts.title })).toHaveAttribute(
      'href',
      '/garden',
    );
  },
};

export const Many: Story = {
  args: { plants },
  play: ({ canvas }) => expect(canvas.getByText('+3')).toBeVisible(),
};

export const Empty: Story = {
  args: { plants: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(gardenTexts.empty)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  args: { plants: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: gardenTexts.title })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { plants: null, failure: gardenTexts.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(gardenTexts.failed)).toBeVisible();
  },
};
