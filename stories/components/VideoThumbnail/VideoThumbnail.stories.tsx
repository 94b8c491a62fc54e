import { VideoThumbnail } from '@/components/VideoThumbnail/VideoThumbnail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

const url = 'https://example.com/clip.mp4';

const meta = {
  title: 'Components/VideoThumbnail',
  component: VideoThumbnail,
  args: { video: { url, image: '/scenes/han.svg' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 480, aspectRatio: '16 / 9' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', '/scenes/han.svg');
  },
};

/** A file has no host to ask for a picture. */
export const StandIn: Story = {
  args: { video: { url, image: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', '/brand/mark.svg');
  },
};

/** When a picture fails the next rung is tried; below the last one stands the drawing. */
export const Fallen: Story = {
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole('presentation'));
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', '/brand/mark.svg');
  },
};
