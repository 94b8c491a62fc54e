import { adminTexts } from '@/texts/admin/menu';
import { adminModerationTexts } from '@/texts/admin/moderation';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { moderation, settings } from '@mocks/db/settings';
import { commonTexts } from '@/texts/common';
import { validationTexts } from '@contract/texts';
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

/** The number of reports for a blind is saved with a button; a wrong one is refused at the field. */
export const Moderation: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: adminModerationTexts.blindAfter });
    const save = canvas.getByRole('button', { name: commonTexts.save });
    await expect(field).toHaveValue('5');
    await expect(save).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '많이');
    await userEvent.click(save);
    await expect(await canvas.findByText(validationTexts.blindAfter)).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await canvas.findByText(adminModerationTexts.saved);
    await expect(moderation.read().blindAfter).toBe(0);
    await waitFor(() => expect(save).toBeDisabled());
  },
};
