import { GuestCard, GuestCardSkeleton } from '@/components/GuestCard/GuestCard';
import { layoutTexts } from '@/texts/layout';
import { profileTexts } from '@/texts/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { onCanvas } from '../../design/frame';

const meta = {
  component: GuestCard,
  args: { to: '/login' },
  decorators: [onCanvas],
} satisfies Meta<typeof GuestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(profileTexts.guestName)).toBeVisible();
    await expect(canvas.getByRole('link', { name: layoutTexts.login })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

export const Loading: Story = { render: () => <GuestCardSkeleton />, play: isComing };
