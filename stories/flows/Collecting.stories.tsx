import { collectTexts } from '@/texts/collect';
import { commentTexts } from '@/texts/comment';
import { layoutTexts } from '@/texts/layout';
import { postTexts } from '@/texts/post';
import { reasonTexts, reportTexts, reportTitles } from '@/texts/report';
import { sampleIds } from '@contract/fixtures/members';
import { hiddenPosts } from '@mocks/db/marks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { holdTimers } from '../features/holdTimers';
import { page } from '../site';

// Saving, hiding, blocking and reporting, across the screens of the site.
const meta = { tags: ['behavior'], ...page('/?sphere=1', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const river = /한강 야경/;
const lake = /여섯 시에 나가면/;

const cardOf = ({ canvas }: Play, name: RegExp) => canvas.findByRole('article', { name });
const isGone = ({ canvas }: Play, name: RegExp) =>
  waitFor(() => expect(canvas.queryByRole('article', { name })).toBeNull());
const titleIn = (card: HTMLElement) => within(within(card).getByRole('heading')).getByRole('link');

/** Chooses an entry from the menu of a card, after the session has loaded. */
async function choose(context: Play, name: RegExp, entry: string): Promise<void> {
  const { canvas, userEvent } = context;
  await canvas.findByRole('button', { name: layoutTexts.account });
  (await cardOf(context, name)).scrollIntoView();
  // Scrolling closes an open menu and its events arrive late; so does the list for this viewer.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const card = await cardOf(context, name);
  await userEvent.click(within(card).getByRole('button', { name: postTexts.moreActions }));
  const item = await screen.findByRole('menuitem', { name: entry });
  await waitFor(() => expect(item).toBeVisible());
  await userEvent.click(item);
}

/** Waits until the page has rendered its current state. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The card disappears at once; the focus goes to the next one, and returns after an undo. */
export const HideAndUndo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, river, collectTexts.hide);
    await isGone(context, river);
    const next = await cardOf(context, lake);
    await waitFor(() => expect(next.querySelector('h2 a')).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: collectTexts.undo }));
    const back = await cardOf(context, river);
    await waitFor(() => expect(back.querySelector('h2 a')).toHaveFocus());
    // The first place of the list, as before.
    await expect(canvas.getAllByRole('article')[0]).toBe(back);
    await expect(canvas.queryByText(collectTexts.hidden)).toBeNull();
  },
};

/** The notice stays while it has focus or the pointer. */
export const UndoIsHeld: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const timeIsUp = holdTimers(5000);
    await choose(context, river, collectTexts.hide);
    const undo = await canvas.findByRole('button', { name: collectTexts.undo });
    // The notice fades in: its first frame, late on a busy machine, makes it visible.
    await waitFor(() => expect(undo).toBeVisible());
    await userEvent.hover(undo);
    timeIsUp();
    await drawn();
    await expect(undo).toBeVisible();
    await userEvent.unhover(undo);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: collectTexts.undo })).toBeNull(),
    );
  },
};

export const UndoFailed: Story = {
  parameters: { scenario: 'unhide.failed' },
  play: async (context) => {
    await choose(context, river, collectTexts.hide);
    // An undo before the request is sent would send nothing at all.
    await waitFor(() => expect(hiddenPosts.listOf(sampleIds.yuna)).not.toEqual([]));
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: collectTexts.undo }),
    );
    await expect(await context.canvas.findByText(collectTexts.unhideFailed)).toBeInTheDocument();
    await isGone(context, river);
  },
};

/** All posts of a blocked member disappear from the list. */
export const Block: Story = {
  play: async (context) => {
    await choose(context, lake, collectTexts.block);
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: collectTexts.blockAction }));
    await isGone(context, lake);
    await waitFor(() => expect(context.canvas.queryByRole('link', { name: '김민지' })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    window.scrollTo(0, 0);
    await expect(await cardOf(context, river)).toBeInTheDocument();
  },
};

/** A reported post disappears from the reporter's own list. */
export const Report: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, river, reportTexts.report);
    const dialog = within(await screen.findByRole('dialog', { name: reportTitles.post }));
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.spam }));
    await userEvent.click(dialog.getByRole('button', { name: reportTexts.submit }));
    await isGone(context, river);
    await expect(await context.canvas.findByText(reportTexts.done)).toBeInTheDocument();
    const next = await cardOf(context, lake);
    await waitFor(() => expect(next.querySelector('h2 a')).toHaveFocus());
  },
};

/** The bookmarks on the card and on the post's page are the same. */
export const Save: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: layoutTexts.account });
    const card = await cardOf(context, river);
    await userEvent.click(within(card).getByRole('button', { name: postTexts.save }));
    await waitFor(() =>
      expect(
        within(card).getByRole('button', { name: postTexts.save, pressed: true }),
      ).toBeVisible(),
    );
    await userEvent.click(titleIn(card));
    await canvas.findByRole('heading', { level: 1, name: river });
    await expect(canvas.getByRole('button', { name: postTexts.save, pressed: true })).toBeVisible();
  },
};

/** A reported comment and a blocked member's comments lose their text; the focus stays. */
export const Comments: Story = {
  parameters: { at: '/post/2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const HIDDEN_COMMENT = commentTexts.hidden;
    const field = await canvas.findByRole('textbox', { name: commentTexts.label });
    await waitFor(() => expect(field).toBeEnabled());
    const [menu] = canvas.getAllByRole('button', { name: '정소라님의 댓글 메뉴' });
    const row = menu?.closest('article');
    if (!menu || !row) throw new Error('no comment of Sora');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: reportTexts.report }));
    const dialog = within(await screen.findByRole('dialog', { name: reportTitles.comment }));
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.abuse }));
    await userEvent.click(dialog.getByRole('button', { name: reportTexts.submit }));
    await waitFor(() => expect(canvas.getByText(HIDDEN_COMMENT)).toBeVisible());
    await waitFor(() => expect(document.getElementById(row.id)).toHaveFocus());

    const [other] = canvas.getAllByRole('button', { name: '최현님의 댓글 메뉴' });
    if (!other) throw new Error('no comment of Hyun');
    await userEvent.click(other);
    await userEvent.click(await screen.findByRole('menuitem', { name: collectTexts.block }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: collectTexts.blockAction }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: '최현님의 댓글 메뉴' })).toBeNull(),
    );
    await expect(canvas.getAllByText(HIDDEN_COMMENT).length).toBeGreaterThan(1);
  },
};
