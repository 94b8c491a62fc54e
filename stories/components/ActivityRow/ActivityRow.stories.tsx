import { ActivityRow, ActivityRowSkeleton } from '@/components/ActivityRow/ActivityRow';
import { speciesTexts } from '@/texts/garden';
import { activityTexts } from '@/texts/my';
import { profileTexts } from '@/texts/profile';
import type { Activity } from '@contract/models/activity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence } from '../../design/frame';
import { fits } from '../../fits';

const activity: Activity = {
  activityId: 'entry1',
  kind: 'post_create',
  subject: '한강 야경 12분',
  postId: 'post2',
  species: null,
  level: null,
  waterDrops: 10,
  gems: 0,
  experience: 20,
  plantExperience: 15,
  timeAgo: '3일 전',
  createdAt: '2026-11-18T09:00:00.000Z',
};
const nothing = { waterDrops: 0, gems: 0, experience: 0, plantExperience: 0 };
const alone = { ...activity, ...nothing, subject: null, postId: null };

const meta = {
  component: ActivityRow,
  args: { activity, to: '/post/2' },
  tags: ['autodocs'],
} satisfies Meta<typeof ActivityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(activityTexts.of.post_create)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '한강 야경 12분' })).toBeVisible();
    await expect(canvas.getByText('+10').parentElement).toHaveTextContent('물방울 +10');
    await expect(canvas.getByText('식물 경험치 +15')).toBeVisible();
  },
};

/** An activity that spends something. */
export const Watered: Story = {
  args: {
    activity: {
      ...alone,
      kind: 'plant_water',
      species: 'lotus',
      waterDrops: -10,
      plantExperience: 10,
    },
    to: '/garden',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: speciesTexts.lotus })).toBeVisible();
    await expect(canvas.getByText('−10').parentElement).toHaveTextContent('물방울 −10');
  },
};

export const LevelUp: Story = {
  args: { activity: { ...alone, kind: 'level_up', level: 8, gems: 10 }, to: '/character' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lv.8' })).toBeVisible();
    await expect(canvas.getByText('+10').parentElement).toHaveTextContent('보석 +10');
  },
};

/** An activity without a target. */
export const Visited: Story = {
  args: { activity: { ...alone, kind: 'daily_login', experience: 10 }, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(activityTexts.of.daily_login)).toBeVisible();
    await expect(canvas.queryByText(profileTexts.waterDrops)).toBeNull();
  },
};

/** The target of the activity no longer exists. */
export const WithoutPlace: Story = {
  args: { activity: { ...alone, kind: 'comment_write', experience: 5 }, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(activityTexts.unreadable)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongSubject: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { activity: { ...activity, subject: longSentence } },
  play: async () => {
    await fits();
  },
};

export const Loading: Story = { render: () => <ActivityRowSkeleton />, play: isComing };
