import { adminTexts } from '@/texts/admin/menu';
import { adminModerationTexts } from '@/texts/admin/moderation';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { moderation, settings } from '@mocks/db/settings';
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
    const button = () => canvas.getByRole('button', { name: adminModerationTexts.apply });
    const isOff = () => expect(button()).toHaveAttribute('aria-disabled', 'true');
    await expect(field).toHaveValue('5');
    await isOff();
    await userEvent.clear(field);
    await userEvent.type(field, '많이');
    await userEvent.click(button());
    await expect(await canvas.findByText(validationTexts.blindAfter)).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await canvas.findByText(adminModerationTexts.saved);
    await expect(moderation.read().blindAfter).toBe(0);
    await waitFor(isOff);
  },
};

/** The lists have an entry per line; a wrong one is named, and what was typed stays. */
export const Forbidding: Story = {
  play: async ({ canvas, userEvent }) => {
    const texts = adminModerationTexts;
    const words = await canvas.findByRole('textbox', { name: texts.forbiddenWords });
    const hosts = canvas.getByRole('textbox', { name: texts.forbiddenHosts });
    const save = canvas.getByRole('button', { name: adminModerationTexts.apply });
    await userEvent.type(words, '카지노{Enter}{Enter} 도박 ');
    await userEvent.type(hosts, 'www.bad.example{Enter}나쁜 곳');
    await userEvent.click(canvas.getByRole('radio', { name: texts.acts.review }));
    await userEvent.click(save);
    const wrong = texts.wrongEntry(validationTexts.forbiddenHost, '나쁜 곳');
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(hosts).toHaveFocus();
    await userEvent.clear(hosts);
    await userEvent.type(hosts, 'www.bad.example');
    await userEvent.click(save);
    await canvas.findByText(texts.saved);
    await expect(moderation.read()).toMatchObject({
      ...{ forbiddenWords: ['카지노', '도박'], forbiddenHosts: ['bad.example'] },
      forbiddenAct: 'review',
    });
  },
};
