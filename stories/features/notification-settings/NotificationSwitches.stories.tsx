import { commonTexts } from '@/texts/common';
import { notificationSettingsTexts } from '@/texts/notificationSettings';
import { sampleIds } from '@contract/fixtures/members';
import { notificationMutes } from '@mocks/db/notification-mutes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../../site';

const meta = {
  ...page('/my/settings', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { switches } = notificationSettingsTexts;
const section = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) =>
  within(await canvas.findByRole('region', { name: notificationSettingsTexts.title }));

/** All kinds are on at first; each change is saved at once. */
export const Switches: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const kinds = await section(context);
    const like = await kinds.findByRole('checkbox', { name: switches.like });
    const group = within(kinds.getByRole('group', { name: notificationSettingsTexts.title }));
    for (const box of group.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await context.userEvent.click(like);
    await expect(like).not.toBeChecked();
    await waitFor(() => expect(notificationMutes.listOf(sampleIds.yuna)).toEqual(['like']));
    await context.userEvent.click(like);
    await waitFor(() => expect(notificationMutes.listOf(sampleIds.yuna)).toEqual([]));
    await expect(like).toBeChecked();
  },
};

/** A change that the server refuses is reverted, with a message. */
export const SwitchFailed: Story = {
  parameters: { scenario: 'notifications.switchFailed' },
  play: async (context) => {
    const kinds = await section(context);
    const like = await kinds.findByRole('checkbox', { name: switches.like });
    await context.userEvent.click(like);
    await context.canvas.findByText(notificationSettingsTexts.saveFailed);
    await expect(like).toBeChecked();
  },
};

export const LoadFailed: Story = {
  parameters: { scenario: 'notifications.settingsFailed' },
  play: async (context) => {
    const kinds = await section(context);
    await expect(await kinds.findByText(notificationSettingsTexts.loadFailed)).toBeVisible();
    await expect(kinds.getByRole('button', { name: commonTexts.retry })).toBeVisible();
  },
};
