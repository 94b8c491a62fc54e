import { feedTexts } from '@/texts/feed';
import { overlays } from '@/design/hooks/useOverlay';
import { contentTexts } from '@/texts/categories';
import { layoutTexts } from '@/texts/layout';
import { siteTexts } from '@contract/rules/site/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../../site';

// The header above the home page.
const meta = {
  ...page('/'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const findPost = { name: /한강 야경/ };

/** On a phone the drawer holds the content of the left column. */
export const PhoneDrawer: Story = {
  parameters: { role: 'member' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(feedTexts.pending(2));
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openMenu }));
    const drawer = within(await canvas.findByRole('dialog', { name: layoutTexts.menu }));
    await expect(drawer.getByRole('link', { name: contentTexts.cooking })).toBeVisible();
    await userEvent.click(drawer.getByRole('link', { name: contentTexts.cooking }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(
      await canvas.findByRole('heading', { name: contentTexts.cooking, level: 1 }),
    ).toBeVisible();
  },
};

/** On home the header shows its search only after the page's own search has scrolled away. */
export const SearchOfHome: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const [own, ofPage] = await canvas.findAllByRole('searchbox', { hidden: true });
    await canvas.findByRole('article', findPost);
    await expect(own).not.toBeVisible();
    await expect(ofPage).toBeVisible();
    ofPage?.closest('main')?.querySelector('article:last-of-type')?.scrollIntoView();
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(own).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(own).not.toBeVisible());
  },
};

/** On a phone a guest finds the login in the header, and reads what the site is about. */
export const PhoneGuest: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: layoutTexts.login })).toBeVisible();
    await expect(header.getByRole('button', { name: layoutTexts.openSearch })).toBeVisible();
    await expect(await canvas.findByText(siteTexts.description)).toBeVisible();
  },
};

/** On other pages a phone opens the search field in the header with a press. */
export const PhoneSearch: Story = {
  ...page('/terms'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openSearch }));
    const field = canvas.getByRole('searchbox', { name: layoutTexts.keywordPlaceholder });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '오로라{Enter}');
    await expect(await canvas.findByRole('heading', { name: /오로라/, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: /트롬쇠/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: layoutTexts.closeSearch })).toBeNull();
  },
};

/** Back closes the open field on a phone and focuses the button that opened it. */
export const PhoneSearchBack: Story = {
  tags: ['behavior'],
  ...page('/terms'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openSearch }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(overlays.isOpen()).toBe(true);
    overlays.requestCloseTop();
    const open = await canvas.findByRole('button', { name: layoutTexts.openSearch });
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(open).toHaveFocus();
    await expect(overlays.isOpen()).toBe(false);
  },
};
