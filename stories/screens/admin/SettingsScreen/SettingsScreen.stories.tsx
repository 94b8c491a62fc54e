import { adminTexts } from '@/texts/admin/menu';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { settings } from '@mocks/db/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/settings', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const { companion_visible: companion, review_required: review } = adminSettingsTexts.switches;
const boxOf = ({ canvas }: Play, { label }: { label: string }) =>
  canvas.findByRole('checkbox', { name: new RegExp(`^${label}`) });

/** Each switch is saved at once, with a message. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: adminTexts.pages.settings, level: 1 });
    const box = await boxOf(context, companion);
    await expect(box).toBeChecked();
    await expect(await boxOf(context, review)).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await canvas.findByText(adminSettingsTexts.saved);
    await waitFor(() => expect(settings.read().companion_visible).toBe(false));
    await expect(settings.read().review_required).toBe(true);
  },
};
