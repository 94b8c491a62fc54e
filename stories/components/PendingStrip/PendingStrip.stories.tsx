import { PendingStrip } from '@/components/PendingStrip/PendingStrip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/PendingStrip',
  component: PendingStrip,
} satisfies Meta<typeof PendingStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('검토 중')).toBeVisible();
    await expect(canvas.getByText('+10 예정')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
