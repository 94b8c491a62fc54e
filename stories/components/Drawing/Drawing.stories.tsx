import { Drawing } from '@/components/Drawing/Drawing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Drawing,
  args: { src: '/companion/bases/drop.svg', side: 160 },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Readers who prefer reduced motion get the still picture. */
export const Moving: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('source')).toHaveAttribute(
      'srcset',
      '/companion/still/bases/drop.svg',
    ),
};

export const Still: Story = {
  args: { still: true },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/companion/still/bases/drop.svg');
    await picture?.decode();
  },
};

/** A picture without motion is its own still. */
export const AnyPicture: Story = {
  args: { src: '/avatars/yuna.svg' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('picture')).toBeNull(),
};
