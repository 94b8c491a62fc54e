import { MemberProfile, MemberProfileSkeleton } from '@/components/MemberProfile/MemberProfile';
import { Button } from '@/design/components/Button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence, longWord } from '../../design/frame';
import { sampleMember } from '../samplePost';
import { fits } from '../../fits';

const meta = {
  component: MemberProfile,
  args: {
    member: sampleMember,
    profile: {
      joinedAt: '2026-11-20T18:00:00.000Z',
      ...{ postCount: 12, likeCount: 3400, followerCount: 128 },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
} satisfies Meta<typeof MemberProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The day in Korea, always as a date.
    await expect(canvas.getByText('2026. 11. 21. 가입')).toBeVisible();
    await expect(canvas.getByText('3.4K')).toBeVisible();
  },
};

export const WithActions: Story = { args: { actions: <Button variant="soft">차단</Button> } };

export const LongWords: Story = {
  args: {
    member: { ...sampleMember, user_name: longSentence, bio: longSentence + longWord },
  },
  play: async () => {
    await fits();
  },
};

export const Loading: Story = { render: () => <MemberProfileSkeleton />, play: isComing };
