import { storageKeys, store } from '@/config/storage';
import { adminTexts } from '@/texts/admin/menu';
import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { http } from 'msw';
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

/** The skip link moves keyboard focus past the menu to the content. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('navigation', { name: adminTexts.navigation });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: commonTexts.skipToContent })).toHaveFocus();
  },
};

/** Editing the browser's storage gives no access: no admin request is sent. */
export const EditedStorage: Story = {
  parameters: { role: 'member', at: '/admin/settings' },
  beforeEach: ({ msw }) => {
    const user = { user_id: 'user1', user_name: '', level: 9, admin_level: 1, adminLevel: 1 };
    store(storageKeys.session, user);
    msw.use(
      http.all('/api/admin/*', () => {
        throw new Error('An admin call of a member');
      }),
    );
  },
  play: async (context) => {
    await arriveAt(context, '/');
    await expect(
      context.canvas.queryByRole('navigation', { name: adminTexts.navigation }),
    ).toBeNull();
  },
};

/** An unknown address leads home. */
export const UnknownAddress: Story = {
  parameters: { at: '/admin/nowhere' },
  play: (context) => arriveAt(context, '/'),
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

/** If neither a request nor the stream brings the pending counts, the strip says so and retries. */
export const OverviewFailed: Story = {
  parameters: { at: '/admin/settings', scenario: 'overview.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: adminTexts.overview }));
    await expect(await strip.findByText(adminTexts.overviewFailed)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(strip.getByRole('button', { name: commonTexts.retry }));
    await strip.findByRole('link', { name: new RegExp(`^${adminTexts.waiting} \\d`) });
    await expect(strip.queryByText(adminTexts.overviewFailed)).toBeNull();
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

export const NotForMembers: Story = {
  parameters: { at: '/', role: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: layoutTexts.account }));
    const whole = within(document.body);
    await whole.findByRole('menuitem', { name: layoutTexts.logout });
    await expect(whole.queryByRole('menuitem', { name: layoutTexts.admin })).toBeNull();
  },
};
