import { ProfileCard, ProfileCardSkeleton } from '@/components/ProfileCard/ProfileCard';
import { profileTexts } from '@/texts/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence } from '../../design/frame';
import { sampleMember } from '../samplePost';
import { fits } from '../../fits';

const meta = {
  component: ProfileCard,
  args: {
    to: '/my',
    gardenTo: '/garden',
    member: sampleMember,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, width: 296 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('450 / 2,000')).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: profileTexts.experience }),
    ).toHaveAttribute('aria-valuenow', '23');
    await expect(canvas.getByText('1,250')).toBeVisible();
    await expect(canvas.getByText('300')).toBeVisible();
    await expect(canvas.getByText('Lv.2')).toBeVisible();
  },
};

export const Beginner: Story = {
  args: {
    to: '/my',
    gardenTo: '/garden',
    member: {
      ...sampleMember,
      profile_image: null,
      level: 1,
      experience: 0,
      water_drops: 0,
      gems: 0,
    },
  },
};

export const LongNameAndMuch: Story = {
  args: {
    to: '/my',
    gardenTo: '/garden',
    member: {
      ...sampleMember,
      user_name: longSentence,
      email: 'a.very.long.address.of.a.member@a-long-domain.example',
      water_drops: 12_345_678,
      gems: 9_876_543,
    },
  },
  play: async () => {
    await fits();
  },
};

export const Loading: Story = { render: () => <ProfileCardSkeleton />, play: isComing };
