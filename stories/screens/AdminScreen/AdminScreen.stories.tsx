import { adminTexts } from '@/texts/admin/menu';
import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/admin', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sidebar lists the available pages, marks the current one, and links back to the site. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const menu = within(await canvas.findByRole('navigation', { name: adminTexts.navigation }));
    const [first] = menu.getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    const settings = menu.getByRole('link', { name: adminTexts.pages.settings });
    await userEvent.click(settings);
    await arriveAt(context, '/admin/settings');
    await canvas.findByRole('heading', { name: adminTexts.pages.settings, level: 1 });
    await expect(settings).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
    await userEvent.click(menu.getByRole('link', { name: adminTexts.backToSite }));
    await arriveAt(context, '/');
  },
};

/** On a phone the sidebar is a drawer, and its links close it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: adminTexts.openMenu }));
    const drawer = within(await canvas.findByRole('dialog', { name: adminTexts.area }));
    await userEvent.click(drawer.getByRole('link', { name: adminTexts.pages.settings }));
    await arriveAt(context, '/admin/settings');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('heading', { name: adminTexts.pages.settings, level: 1 });
    await fits();
  },
};

/** Until the server has answered, the area shows and requests nothing. */
export const Checking: Story = {
  parameters: { scenario: 'profile.loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(commonTexts.loading)).toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: adminTexts.navigation })).toBeNull();
    await expect(canvas.getByRole('heading', { name: layoutTexts.admin })).toBeInTheDocument();
  },
};

export const Unreachable: Story = {
  parameters: { scenario: 'profile.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(authTexts.unknown)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await canvas.findByRole('navigation', { name: adminTexts.navigation });
  },
};

/** The site's account menu leads admins here. */
export const FromTheSite: Story = {
  parameters: { at: '/' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: layoutTexts.account }));
    const whole = within(document.body);
    await userEvent.click(await whole.findByRole('menuitem', { name: layoutTexts.admin }));
    await arriveAt(context, '/admin');
    await canvas.findByRole('navigation', { name: adminTexts.navigation });
  },
};
