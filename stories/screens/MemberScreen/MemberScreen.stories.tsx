import { collectTexts } from '@/texts/collect';
import { commonTexts } from '@/texts/common';
import { followTexts } from '@/texts/follow';
import { memberTexts } from '@/texts/member';
import { postTexts } from '@/texts/post';
import { reasonTexts, reportTexts, reportTitles } from '@/texts/report';
import { sampleIds } from '@contract/fixtures/members';
import { follows } from '@mocks/db/follows';
import { blocks, hiddenPosts } from '@mocks/db/marks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/member/3', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const POST = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';
const nameOf = ({ canvas }: Play, name: string) => canvas.findByRole('heading', { level: 1, name });

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await nameOf(context, '박지훈')).toBeVisible();
    await expect(await canvas.findByRole('article', { name: POST })).toBeVisible();
    await expect(canvas.getByText(memberTexts.likes)).toBeVisible();
    await expect(canvas.getByText(/가입$/)).toBeVisible();
    await waitFor(() => expect(document.title).toContain('박지훈님의 글 · 물빛'));
  },
};

/** `/member/user3` is another form of the same address. */
export const OtherAddress: Story = {
  parameters: { at: '/member/user3' },
  play: async (context) => {
    await expect(await nameOf(context, '박지훈')).toBeVisible();
  },
};

/** A guest can read the page but cannot block the member. */
export const Guest: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await nameOf(context, '박지훈');
    await context.canvas.findByRole('article', { name: POST });
    await expect(context.canvas.queryByRole('button', { name: memberTexts.block })).toBeNull();
  },
};

/** A guest who wants to follow is led to the login page and back. */
export const GuestFollows: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await nameOf(context, '박지훈');
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: followTexts.follow }));
    await arriveAt(context, '/login?from=%2Fmember%2F3');
  },
};

/** The member's own page links to its settings. */
export const Own: Story = {
  parameters: { at: '/member/1' },
  play: async (context) => {
    await nameOf(context, '이유나');
    await expect(context.canvas.getByRole('link', { name: memberTexts.toMine })).toHaveAttribute(
      'href',
      '/my',
    );
    await expect(context.canvas.queryByRole('button', { name: memberTexts.block })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: followTexts.follow })).toBeNull();
  },
};

/** Following shows at once and is counted; a second press ends it, and so does a block. */
export const Follow: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await nameOf(context, '박지훈');
    const count = () => canvas.getByText(followTexts.followers).nextElementSibling?.textContent;
    await expect(count()).toBe('0');
    await userEvent.click(canvas.getByRole('button', { name: followTexts.follow }));
    await expect(canvas.getByRole('button', { name: followTexts.unfollow })).toBeVisible();
    await expect(count()).toBe('1');
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: followTexts.unfollow }));
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(false));
    await expect(count()).toBe('0');
    await userEvent.click(canvas.getByRole('button', { name: followTexts.follow }));
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: memberTexts.block }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: memberTexts.block }));
    await canvas.findByText(/^차단한 멤버입니다\./);
    await expect(count()).toBe('0');
    await expect(canvas.queryByRole('button', { name: followTexts.unfollow })).toBeNull();
  },
};

/** A follow that the server refuses is reverted, with a message. */
export const FollowFailed: Story = {
  parameters: { scenario: 'follow.failed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await nameOf(context, '박지훈');
    await userEvent.click(canvas.getByRole('button', { name: followTexts.follow }));
    await canvas.findByText(followTexts.failed);
    await expect(canvas.getByRole('button', { name: followTexts.follow })).toBeVisible();
  },
};

/** After a question the posts disappear; the block can be undone. */
export const Block: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await nameOf(context, '박지훈');
    await canvas.findByRole('article', { name: POST });
    await userEvent.click(canvas.getByRole('button', { name: memberTexts.block }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: memberTexts.block }));
    await expect(await canvas.findByText(/^차단한 멤버입니다\./)).toBeVisible();
    await expect(canvas.queryByRole('article', { name: POST })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: memberTexts.unblock }));
    await expect(await canvas.findByRole('article', { name: POST })).toBeVisible();
  },
};

const cardOf = ({ canvas }: Play) => canvas.findByRole('article', { name: POST });
const isGone = ({ canvas }: Play) =>
  waitFor(() => expect(canvas.queryByRole('article', { name: POST })).toBeNull());

async function choose(context: Play, entry: string): Promise<void> {
  const card = within(await cardOf(context));
  await context.userEvent.click(card.getByRole('button', { name: postTexts.moreActions }));
  const item = await screen.findByRole('menuitem', { name: entry });
  await waitFor(() => expect(item).toBeVisible());
  await context.userEvent.click(item);
}

/** The card disappears, the next one gets the focus; an undo restores it in its place. */
export const HideAndUndo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cardOf(context);
    const titles = () =>
      canvas.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
    const before = titles();
    await choose(context, collectTexts.hide);
    await isGone(context);
    await waitFor(() => expect(hiddenPosts.has(sampleIds.yuna, 2)).toBe(true));
    await waitFor(() => expect(document.activeElement?.closest('article')).toBeTruthy());
    await userEvent.click(await canvas.findByRole('button', { name: collectTexts.undo }));
    const back = await cardOf(context);
    await waitFor(() => expect(back.querySelector('h2 a')).toHaveFocus());
    await expect(titles()).toEqual(before);
    await waitFor(() => expect(hiddenPosts.has(sampleIds.yuna, 2)).toBe(false));
  },
};

export const HideFailed: Story = {
  parameters: { scenario: 'hide.failed' },
  play: async (context) => {
    await choose(context, collectTexts.hide);
    const { canvas } = context;
    await canvas.findByText(collectTexts.hideFailed);
    await expect(await cardOf(context)).toBeVisible();
  },
};

/** A reported post disappears from the reporter's own list. */
export const Report: Story = {
  play: async (context) => {
    await choose(context, reportTexts.report);
    const dialog = within(await screen.findByRole('dialog', { name: reportTitles.post }));
    await context.userEvent.click(dialog.getByRole('radio', { name: reasonTexts.spam }));
    await context.userEvent.click(dialog.getByRole('button', { name: reportTexts.submit }));
    await isGone(context);
    await waitFor(() => expect(document.activeElement?.closest('article')).toBeTruthy());
  },
};

export const Blocked: Story = {
  beforeEach: () => blocks.add(sampleIds.yuna, sampleIds.jihoon, Date.now()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^차단한 멤버입니다\./)).toBeVisible();
  },
};

const isMissing = async ({ canvas }: Play) => {
  await expect(await canvas.findByText(memberTexts.notFoundTitle)).toBeVisible();
  await expect(canvas.getByRole('link', { name: commonTexts.home })).toBeVisible();
};

export const NoNumber: Story = { parameters: { at: '/member/nobody' }, play: isMissing };

/** A card in the feed leads to its author. */
export const FromFeed: Story = {
  parameters: { at: '/', role: 'guest' },
  play: async (context) => {
    const card = within(await context.canvas.findByRole('article', { name: POST }));
    await context.userEvent.click(card.getByRole('link', { name: '박지훈' }));
    await expect(await nameOf(context, '박지훈')).toBeVisible();
  },
};
