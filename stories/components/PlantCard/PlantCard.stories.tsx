import { PlantCard } from '@/components/PlantCard/PlantCard';
import { plantTexts } from '@/texts/garden';
import { plantSpecies, seed, WATERING_EXPERIENCE } from '@contract/rules/companion/plants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const plant = {
  id: 'plant1',
  species: 'lotus' as const,
  createdAt: '2026-11-21T00:00:00.000Z',
  level: 3,
  experience: 128,
  maxExperience: 225,
};

const meta = {
  component: PlantCard,
  args: { plant, onWater: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 280, padding: 16 }}>
        <h2 hidden>연못</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /연꽃 물 주기/ }));
    await expect(args.onWater).toHaveBeenCalledOnce();
    const action = canvas.getByText(plantTexts.water).getBoundingClientRect();
    const gain = canvas.getByText(plantTexts.gain(WATERING_EXPERIENCE)).getBoundingClientRect();
    await expect(gain.top).toBeGreaterThanOrEqual(action.bottom);
  },
};

export const Seed: Story = { args: { plant: { ...plant, ...seed } } };

export const Bloom: Story = {
  args: { plant: { ...plant, level: 5, experience: 0, maxExperience: 505 } },
  play: ({ canvas }) => expect(canvas.getByText(plantTexts.inBloom)).toBeVisible(),
};

/** The plant cannot be watered: a press does nothing, and the card says why. */
export const Short: Story = {
  args: { reason: '물방울이 부족합니다.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onWater).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('물방울이 부족합니다.');
  },
};

/** The width of one of two columns on a small phone. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 158 }}>
        <Story />
      </div>
    ),
  ],
};

export const EverySpecies: Story = {
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 240px)', gap: 16, padding: 16 }}>
      <h2 hidden>연못</h2>
      {[2, 3, 4, 5].map((level) =>
        plantSpecies.map((species) => (
          <PlantCard
            {...args}
            key={`${species}${level}`}
            plant={{ ...plant, species, level, id: `${species}${level}` }}
          />
        )),
      )}
    </div>
  ),
};
