import { ProfileHeader, ProfileHeaderSkeleton } from '@/components/ProfileHeader/ProfileHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard, longSentence } from '../../design/frame';
import { sampleMember } from '../samplePost';
import { fits } from '../../fits';

const meta = {
  component: ProfileHeader,
  args: { member: sampleMember, shape: 'page', children: '2026년 3월 2일에 가입' },
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the top of a page the name is the heading, with the level below it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      sampleMember.user_name,
    );
    await expect(canvas.getByText('Lv.2')).toBeVisible();
  },
};

/** For the own profile the level is on the ring that experience fills. */
export const Ring: Story = {
  args: { shape: 'card', experience: sampleMember.experience, to: '/my' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleMember.user_name })).toBeVisible();
    await expect(canvas.getByText('Lv.2')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { member: { ...sampleMember, user_name: longSentence } },
  play: async () => {
    await fits();
  },
};

export const Loading: Story = { render: () => <ProfileHeaderSkeleton shape="page" ring /> };
