import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '@/design/components/Spinner/Spinner';
import { inCard } from '../../frame';

const meta = {
  component: Spinner,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Silent, because its button has `aria-busy`. For a page or a list use a Skeleton. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toHaveAttribute('aria-hidden', 'true');
  },
};
