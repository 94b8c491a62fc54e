import { LeaveConfirm } from '@/components/LeaveConfirm/LeaveConfirm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  component: LeaveConfirm,
  args: { open: true, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof LeaveConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
