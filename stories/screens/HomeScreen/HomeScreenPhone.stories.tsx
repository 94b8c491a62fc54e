import { overlays } from '@/design/hooks/useOverlay';
import { contentTexts } from '@/texts/categories';
import { layoutTexts } from '@/texts/layout';
import { sphereTexts } from '@/texts/sphere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { page } from '../../site';

// The screen as it stands in the site on a phone.
const meta = {
  ...page('/'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const findPost = { name: /한강 야경/ };

export const Phone: Story = {
  parameters: { role: 'member' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('경험치 4,480 / 7,000')).toBeVisible();
    // The companion's place is kept from the start: no face stands there first.
    const strip = canvas.getByRole('region', { name: /이유나/ });
    await expect(strip.querySelector('img[src*="yuna"]')).toBeNull();
    await expect(await within(strip).findByRole('link', { name: '여울이 꾸미기' })).toBeVisible();
    const bar = within(canvas.getByRole('navigation', { name: layoutTexts.bottomNavigation }));
    await expect(bar.getByRole('link', { name: layoutTexts.home })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(bar.getByRole('link', { name: layoutTexts.popular })).toHaveAttribute(
      'href',
      '/?sort=popular',
    );
    await fits();
  },
};

/** The drawer holds what the left column holds on a desk. */
export const PhoneDrawer: Story = {
  parameters: { role: 'member' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('경험치 4,480 / 7,000');
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

/** The one search field of a phone comes on a press, in the header. */
export const PhoneSearch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', findPost);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openSearch }));
    const field = canvas.getByRole('searchbox', { name: layoutTexts.phoneSearchPlaceholder });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '오로라{Enter}');
    await expect(await canvas.findByRole('heading', { name: /오로라/, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: /트롬쇠/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: layoutTexts.closeSearch })).toBeNull();
  },
};

/** Back closes the open field of a phone, and the focus goes to the button that opened it. */
export const PhoneSearchBack: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', findPost);
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

/** Where no column has room for them, recommended spheres come between the posts. */
export const PhoneSpheres: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = { name: sphereTexts.recommended };
    await expect(await canvas.findByRole('heading', heading)).toBeInTheDocument();
    const shelf = within(canvas.getByRole('region', heading));
    await waitFor(() => expect(shelf.getAllByRole('listitem')).toHaveLength(4));
    await fits();
  },
};
