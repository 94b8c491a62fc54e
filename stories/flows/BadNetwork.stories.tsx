import { feedTexts } from '@/texts/feed';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { layoutTexts } from '@/texts/layout';
import { sphereTexts } from '@/texts/sphere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../site';

// If the network is slow or gone or the server refuses, content stays and a message explains it.
const meta = { tags: ['behavior'], ...page('/?sphere=1', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser knows the member, but their profile failed to load: the card offers to retry. */
export const ProfileFailed: Story = {
  parameters: { at: '/', scenario: 'profile.failed' },
  beforeEach: () => {
    const member = { user_id: 'user1', user_name: '이유나', profile_image: null, level: 7 };
    localStorage.setItem('mulbit.session', JSON.stringify(member));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const column = { name: layoutTexts.ownColumn };
    const own = within(await canvas.findByRole('complementary', column));
    await own.findByText(failureTexts.profile);
    msw.resetHandlers();
    await userEvent.click(own.getByRole('button', { name: commonTexts.retry }));
    await canvas.findByText('450 / 2,000');
    await expect(canvas.queryByText(failureTexts.profile)).toBeNull();
  },
};

/** The settings failed to load: the site uses the stored ones. */
export const SettingsUnknown: Story = {
  parameters: { at: '/', scenario: 'settings.failed' },
  beforeEach: () => {
    const known = { companion_visible: true, recommended_spheres_visible: false };
    localStorage.setItem('mulbit.settings', JSON.stringify(known));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('450 / 2,000');
    await expect(await canvas.findByText(feedTexts.pending(2))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: sphereTexts.recommended })).toBeNull();
  },
};
