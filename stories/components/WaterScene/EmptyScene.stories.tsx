import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: EmptyScene,
  tags: ['autodocs'],
  decorators: [
    (Scene) => (
      <div style={{ maxWidth: 480 }}>
        <Scene />
      </div>
    ),
  ],
} satisfies Meta<typeof EmptyScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The placeholder is as high as the drawing. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('div div');
    const { width, height } = (place ?? canvasElement).getBoundingClientRect();
    await expect(Math.round((width * 470) / 860)).toBe(Math.round(height));
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect((place ?? canvasElement).getBoundingClientRect().height).toBe(height);
  },
};
