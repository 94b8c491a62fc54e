import { OwnProfile, OwnProfileSkeleton } from '@/components/OwnProfile/OwnProfile';
import { myTexts } from '@/texts/my';
import { ownTexts } from '@/texts/own';
import { profileTexts } from '@/texts/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence, longWord } from '../../design/frame';
import { sampleMember } from '../samplePost';
import { fits } from '../../fits';

const meta = {
  component: OwnProfile,
  args: {
    member: sampleMember,
    settingsTo: '/my/settings',
    publicTo: '/member/1',
    characterTo: '/character',
    gardenTo: '/garden',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
} satisfies Meta<typeof OwnProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: args.member.user_name }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: profileTexts.experience }),
    ).toHaveAttribute('aria-valuetext');
    await expect(canvas.getByRole('link', { name: myTexts.editProfile })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ownTexts.character })).toHaveAttribute(
      'href',
      '/character',
    );
    await expect(canvas.getByRole('link', { name: ownTexts.garden })).toHaveAttribute(
      'href',
      '/garden',
    );
  },
};

export const WithoutBio: Story = {
  args: { member: { ...sampleMember, bio: '', profile_image: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(myTexts.noBio)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    member: {
      ...sampleMember,
      user_name: longSentence,
      email: `${'moonlight.river.'.repeat(3)}@mulbit.test`,
      bio: longSentence + longWord,
    },
  },
  play: async ({ canvas, args }) => {
    await fits();
    await expect(canvas.getByTitle(args.member.email ?? '')).toBeVisible();
  },
};

export const Loading: Story = { render: () => <OwnProfileSkeleton />, play: isComing };
