import { FreshPill } from '@/components/FreshPill/FreshPill';
import { reviewTexts } from '@/texts/admin/review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  component: FreshPill,
  args: { label: reviewTexts.showFresh, onClick: fn() },
} satisfies Meta<typeof FreshPill>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes no room in the list. */
export const Default: Story = {};
