import { LinkChip } from '@/design/components/Chip/LinkChip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../frame';

const meta = {
  component: LinkChip,
  args: { href: '#music', children: '음악' },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof LinkChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '음악' })).toHaveAttribute('href', '#music');
  },
};
