import { PostCardSkeleton } from '@/components/PostCardSkeleton/PostCardSkeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCanvas } from '../../design/frame';

const meta = {
  title: 'Components/PostCardSkeleton',
  component: PostCardSkeleton,
  decorators: [onCanvas],
} satisfies Meta<typeof PostCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
