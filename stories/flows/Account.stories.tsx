import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Logging out asks first; cancelling changes nothing. */
export const AskedBeforeLogout: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('450 / 2,000');
    const nav = within(canvas.getByRole('navigation', { name: layoutTexts.mainNavigation }));
    await userEvent.click(nav.getByRole('button', { name: layoutTexts.logout }));
    const dialog = within(await canvas.findByRole('dialog', { name: authTexts.logoutConfirm }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('450 / 2,000')).toBeVisible();
  },
};

/** The account menu switches the theme at once. */
export const ThemeFromAccountMenu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('450 / 2,000');
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.account }));
    const whole = within(canvasElement.ownerDocument.body);
    const menu = within(await whole.findByRole('menu'));
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: layoutTexts.logout })).toBeVisible(),
    );
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    await userEvent.click(menu.getByRole('menuitem', { name: /화면으로 보기/ }));
    await expect(dataset.theme).toBe(before === 'dark' ? 'light' : 'dark');
  },
};

/** An unknown address leads home. */
export const UnknownAddress: Story = {
  parameters: { at: '/no/such/page', role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /한강 야경/ })).toBeVisible();
  },
};
