import { PostCardSkeleton } from '@/components/PostCardSkeleton/PostCardSkeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { isComing } from '../../design/coming';
import { onCanvas } from '../../design/frame';

const meta = {
  component: PostCardSkeleton,
  decorators: [onCanvas],
} satisfies Meta<typeof PostCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: isComing };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: isComing,
};
