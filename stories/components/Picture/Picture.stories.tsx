import { Picture } from '@/components/Picture/Picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onCanvas } from '../../design/frame';
import { hydrated } from '../../hydrated';

const meta = {
  component: Picture,
  args: { src: '/scenes/han.svg', alt: '한강의 밤', shape: 'card' },
  decorators: [onCanvas],
  tags: ['autodocs'],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '한강의 밤' })).toHaveAttribute(
      'src',
      '/scenes/han.svg',
    );
  },
};

const standsIn: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('img', { name: '한강의 밤' })).not.toHaveAttribute('src'),
  );
  const { width, height } = canvas.getByRole('img').getBoundingClientRect();
  await expect(Math.round(width / height)).toBe(2);
};

/** A picture that fails to load keeps its place and its text. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' }, play: standsIn };

/** The same for a picture that failed before hydration. */
export const BrokenServed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  decorators: [hydrated],
  play: standsIn,
};
