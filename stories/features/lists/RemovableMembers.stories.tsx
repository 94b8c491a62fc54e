import { MemberRow, MemberRowSkeleton } from '@/features/lists/RemovableMembers';
import { Button } from '@/design/components/Button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence } from '../../design/frame';
import { fits } from '../../fits';

const meta = {
  component: MemberRow,
  args: {
    member: { user_name: '박지훈', profile_image: '/avatars/jihoon.svg' },
    to: '/member/3',
    action: (
      <Button variant="soft" size="sm">
        해제
      </Button>
    ),
  },
  tags: ['autodocs'],
} satisfies Meta<typeof MemberRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '박지훈' })).toHaveAttribute('href', '/member/3');
  },
};

export const LongName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { member: { user_name: longSentence, profile_image: null } },
  play: async () => {
    await fits();
  },
};

export const Loading: Story = { render: () => <MemberRowSkeleton />, play: isComing };
