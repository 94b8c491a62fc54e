import { WaterScene } from '@/components/WaterScene/WaterScene';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: WaterScene,
  tags: ['autodocs'],
} satisfies Meta<typeof WaterScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A decoration above the sentence of an empty state; screen readers skip it. */
export const Wide: Story = {
  decorators: [
    (Scene) => (
      <div style={{ maxWidth: 480 }}>
        <Scene />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('image')).toHaveAttribute(
      'href',
      '/companion/bases/otter.svg',
    );
  },
};

export const Full: Story = {
  args: { crop: 'full' },
  decorators: [
    (Scene) => (
      <div style={{ height: 640 }}>
        <Scene />
      </div>
    ),
  ],
};
