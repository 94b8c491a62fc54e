import { PlantFigure } from '@/components/PlantFigure/PlantFigure';
import { plantSpecies } from '@contract/rules/companion/plants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: PlantFigure,
  args: { species: 'lotus', level: 3 },
  decorators: [
    (Story) => (
      <div style={{ width: 200, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlantFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A drop falls on the bowl. */
export const Watered: Story = {
  args: { waterings: 1 },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).not.toBeNull(),
};

const sizes = [32, 96, 320] as const;
const stages = [1, 2, 3, 4, 5];

/** Every plant in every stage and size. */
export const EveryStage: Story = {
  decorators: [],
  render: () => (
    <>
      {sizes.map((size) => (
        <div key={size} style={{ padding: 16 }}>
          {plantSpecies.map((species) => (
            <div key={species} style={{ display: 'flex', gap: 12 }}>
              {stages.map((level) => (
                <div key={level} style={{ width: size }}>
                  <PlantFigure species={species} level={level} />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const pictures = Array.from(canvasElement.querySelectorAll('img'));
    await expect(pictures).toHaveLength(plantSpecies.length * stages.length * sizes.length);
    await Promise.all(pictures.map((picture) => picture.decode()));
  },
};
