import { commonTexts } from '@/texts/common';
import { emptyFeedTexts } from '@/texts/emptyFeed';
import { feedTexts } from '@/texts/feed';
import { followTexts } from '@/texts/follow';
import { myTexts } from '@/texts/my';
import { sampleIds } from '@contract/fixtures/members';
import { follows } from '@mocks/db/follows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../fits';
import { arriveAt, page } from '../site';

// The feed of followed members, and their list in the settings.
const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const POST = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';
const followJihoon = () => follows.add(sampleIds.yuna, sampleIds.jihoon, Date.now());

/** Chosen among the filters; it has no orders, so they hide until all posts are shown again. */
export const Filter: Story = {
  beforeEach: followJihoon,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const filters = within(await canvas.findByRole('group', { name: feedTexts.filters }));
    await userEvent.click(filters.getByRole('button', { name: feedTexts.following }));
    await arriveAt(context, '/?feed=following');
    await expect(await canvas.findByRole('article', { name: POST })).toBeVisible();
    for (const card of canvas.getAllByRole('article')) {
      await expect(within(card).getByRole('link', { name: '박지훈' })).toBeVisible();
    }
    await expect(canvas.queryByRole('group', { name: feedTexts.sorts })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(feedTexts.following);
    await waitFor(() => expect(document.title).toContain(feedTexts.following));
    await userEvent.click(filters.getByRole('button', { name: commonTexts.all }));
    await arriveAt(context, '/');
    await expect(canvas.getByRole('group', { name: feedTexts.sorts })).toBeVisible();
  },
};

/** Without followed members the feed says what to do. */
export const Empty: Story = {
  parameters: { at: '/?feed=following' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(emptyFeedTexts.following)).toBeVisible();
    await expect(canvas.getByRole('link', { name: emptyFeedTexts.showAll })).toHaveAttribute(
      'href',
      '/',
    );
    await fits();
  },
};

/** A guest who opens the address must log in first and returns here. */
export const Guest: Story = {
  parameters: { at: '/?feed=following', role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(emptyFeedTexts.followingGuest)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: emptyFeedTexts.login })).toHaveAttribute(
      'href',
      '/login?from=%2F%3Ffeed%3Dfollowing',
    );
  },
};

/** A member unfollows in the settings and undoes it. */
export const List: Story = {
  parameters: { at: '/my/settings' },
  beforeEach: followJihoon,
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: followTexts.list }));
    const end = { name: followTexts.unfollowOf('박지훈') };
    await userEvent.click(await section.findByRole('button', end));
    await expect(await section.findByText(followTexts.unfollowed)).toBeVisible();
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(false));
    await userEvent.click(section.getByRole('button', { name: myTexts.undo }));
    await expect(await section.findByRole('button', end)).toBeVisible();
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(true));
  },
};
