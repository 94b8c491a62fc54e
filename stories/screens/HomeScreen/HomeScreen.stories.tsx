import { defaultIdentity, titleOf } from '@contract/rules/site/identity';
import { contentTexts, timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { feedTexts } from '@/texts/feed';
import { layoutTexts } from '@/texts/layout';
import { postTexts } from '@/texts/post';
import { profileTexts } from '@/texts/profile';
import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import { endpoints } from '@contract/endpoints';
import { place } from '@contract/fixtures/spheres';
import { spheres } from '@mocks/db/spheres';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { page } from '../../site';

// The screen inside the site: with its header, its session and its notices.
const meta = { tags: ['behavior'], ...page('/') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const findPost = { name: /한강 야경/ };

/** The greatest distance of the first post from the top of a phone, in px, without the demo bar. */
const FIRST_POST = 220;
async function startsHigh(post: HTMLElement): Promise<void> {
  await expect(post.getBoundingClientRect().top).toBeLessThanOrEqual(FIRST_POST);
}

/** A guest reads everything but cannot react to it, and sees no categories. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', findPost)).toBeVisible();
    await expect(canvas.getByText(postTexts.notice)).toBeVisible();
    const aside = within(await canvas.findByRole('region', { name: profileTexts.guestName }));
    await expect(aside.getByRole('link', { name: layoutTexts.login })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.queryByText(layoutTexts.whatGroup)).toBeNull();
    await expect(canvas.queryByRole('group', { name: feedTexts.filters })).toBeNull();
    await expect(canvas.getByRole('group', { name: feedTexts.sorts })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: layoutTexts.write })).toBeNull();
    await expect(canvas.queryByText(feedTexts.composer)).toBeNull();
    await expect(document.title).toContain(titleOf(null, defaultIdentity));
  },
};

/** The member's own pending posts form one row above the others, which opens to their titles. */
export const PendingOwnPosts: Story = {
  parameters: { role: 'member' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByText(feedTexts.pending(2));
    await expect(canvas.queryByRole('article', { name: /김치찌개/ })).toBeNull();
    await userEvent.click(row);
    await expect(canvas.getByRole('link', { name: /김치찌개/ })).toBeVisible();
    await expect(canvas.getAllByText('물방울 +10 예정')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: feedTexts.ownPosts })).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: { role: 'member' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(feedTexts.pending(2));
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: layoutTexts.my })).toBeVisible();
    await startsHigh(canvas.getByRole('article', findPost));
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

/** The widest screen with one column next to the feed: own cards come before recommendations. */
export const NarrowDesk: Story = {
  parameters: { role: 'member' },
  globals: { viewport: { value: 'narrowDesk' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const own = canvas.getByRole('complementary', { name: layoutTexts.ownColumn });
    const others = canvas.getByRole('complementary', { name: layoutTexts.recommendedColumn });
    const main = canvas.getByRole('main');
    await within(own).findByRole('link', { name: /꾸미기/ });
    await expect(canvas.queryByRole('navigation', { name: layoutTexts.mainNavigation })).toBeNull();
    await expect(canvas.getByRole('button', { name: layoutTexts.openMenu })).toBeVisible();
    const [a, b, feed] = [own, others, main].map((part) => part.getBoundingClientRect());
    await expect(a?.left).toBe(b?.left);
    await expect(Number(a?.bottom)).toBeLessThanOrEqual(Number(b?.top) + 32);
    await expect(Number(feed?.right)).toBeLessThanOrEqual(Number(a?.left) + 16);
    // The Tab order follows the layout: the feed, the own cards, the recommended spheres.
    const isBefore = (one: Node, other: Node) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(isBefore(main, own) && isBefore(own, others)).toBe(true);
    await fits();
  },
};

/** Without room for a column, recommended spheres appear between the posts. */
export const PhoneSpheres: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = { name: sphereTexts.recommended };
    await expect(await canvas.findByRole('heading', heading)).toBeInTheDocument();
    const shelf = within(canvas.getByRole('region', heading));
    await waitFor(() => expect(shelf.getAllByRole('listitem')).toHaveLength(4));
    // As high as its skeleton, so that the posts below do not move.
    const { height } = canvas.getByRole('region', heading).getBoundingClientRect();
    await expect(Math.abs(height - 256)).toBeLessThanOrEqual(1);
    await fits();
  },
};

/** Each area shows its failure in its own place and offers to retry. */
export const Failed: Story = {
  parameters: { scenario: ['feed.failed', 'spheres.failed'] },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(failureTexts.feed)).toBeVisible();
    await expect(await canvas.findByText(failureTexts.recommendedSpheres)).toBeVisible();
    msw.resetHandlers();
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: commonTexts.retry }));
    await expect(await canvas.findByRole('article', findPost)).toBeVisible();
  },
};

export const Sphere: Story = {
  parameters: { at: '/?sphere=1', role: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '새벽 감성', level: 1 })).toBeVisible();
    const head = within(canvas.getByRole('region', { name: layoutTexts.spheres }));
    await expect(head.getByText('멤버 9.3K명')).toBeVisible();
    await expect(head.getByRole('button', { name: /참여 중/ })).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: layoutTexts.mainNavigation }));
    await expect(nav.getByRole('link', { name: '새벽 감성' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** A closed sphere keeps its posts and says that it is closed; nobody joins it or is asked to write. */
export const ClosedSphere: Story = {
  parameters: { at: '/?sphere=5', role: 'member' },
  beforeEach: () => spheres.update(place.aurora, { isClosed: true }),
  play: async ({ canvas }) => {
    const head = within(await canvas.findByRole('region', { name: layoutTexts.spheres }));
    await expect(await head.findByText(spheresTexts.closed)).toBeVisible();
    await expect(head.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(feedTexts.composer)).toBeNull();
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: layoutTexts.mainNavigation }));
    await nav.findByRole('link', { name: '새벽 감성' });
    const { name = '' } = spheres.find(place.aurora) ?? {};
    await expect(nav.queryByRole('link', { name })).toBeNull();
  },
};

/** If a sphere that is in no list cannot be loaded, a message says so and offers to retry. */
export const UnlistedSphereFails: Story = {
  parameters: { at: '/?sphere=5' },
  beforeEach: ({ msw }) => {
    spheres.update(place.aurora, { isClosed: true });
    msw.use(failing(endpoints.getSphere, 'INTERNAL'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: commonTexts.retry });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByText(spheresTexts.closed)).toBeVisible();
  },
};

/** A missing sphere shows a message, like a missing post, and links to all spheres. */
export const NoSuchSphere: Story = {
  parameters: { at: '/?sphere=999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spheresTexts.notFoundTitle)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: sphereTexts.browse })).toHaveAttribute(
      'href',
      '/spheres',
    );
    await waitFor(() =>
      expect(document.title).toContain(titleOf(spheresTexts.notFoundTitle, defaultIdentity)),
    );
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** A guest, who has no filter chips, reads the address's filters in the heading and clears them. */
export const GuestFiltered: Story = {
  parameters: { at: '/?timing=commute&content=asmr' },
  play: async ({ canvas, userEvent }) => {
    const name = `${timingTexts.commute} · ${contentTexts.asmr}`;
    await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.clearFilter }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: feedTexts.title, level: 1 })).toHaveFocus(),
    );
    await expect(await canvas.findByRole('article', findPost)).toBeVisible();
  },
};
