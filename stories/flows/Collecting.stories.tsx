import { Site } from '@/app/Site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { holdTimers } from '../features/holdTimers';

// What a member puts aside or keeps away, across the screens of the site.
const meta = {
  component: Site,
  parameters: { role: 'member', at: '/?sphere=1' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const river = /한강 야경/;
const lake = /여섯 시에 나가면/;

const cardOf = ({ canvas }: Play, name: RegExp) => canvas.findByRole('article', { name });
const isGone = ({ canvas }: Play, name: RegExp) =>
  waitFor(() => expect(canvas.queryByRole('article', { name })).toBeNull());
const titleIn = (card: HTMLElement) => within(within(card).getByRole('heading')).getByRole('link');

/** Chooses from the menu of a card once it is known who looks at it. */
async function choose(context: Play, name: RegExp, entry: string): Promise<void> {
  const { canvas, userEvent } = context;
  await canvas.findByRole('button', { name: '내 계정' });
  (await cardOf(context, name)).scrollIntoView();
  // Scrolling closes an open list, and its events come late; so does the list of this very viewer.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const card = await cardOf(context, name);
  await userEvent.click(within(card).getByRole('button', { name: '글 메뉴' }));
  const item = await screen.findByRole('menuitem', { name: entry });
  await waitFor(() => expect(item).toBeVisible());
  await userEvent.click(item);
}

/** The card leaves at once; the focus goes to the next one, and comes back with an undo. */
export const HideAndUndo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, river, '숨기기');
    await isGone(context, river);
    const next = await cardOf(context, lake);
    await waitFor(() => expect(next.querySelector('h2 a')).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: '실행 취소' }));
    const back = await cardOf(context, river);
    await waitFor(() => expect(back.querySelector('h2 a')).toHaveFocus());
    // Where it was: nothing of this list stands before it.
    await expect(canvas.getAllByRole('article')[0]).toBe(back);
    await expect(canvas.queryByText('글을 숨겼습니다.')).toBeNull();
  },
};

/** The notice stays as long as somebody is on it. */
export const UndoIsHeld: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const timeIsUp = holdTimers(5000);
    await choose(context, river, '숨기기');
    const undo = await canvas.findByRole('button', { name: '실행 취소' });
    await userEvent.hover(undo);
    timeIsUp();
    await expect(undo).toBeVisible();
    await userEvent.unhover(undo);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '실행 취소' })).toBeNull());
  },
};

export const HideFailed: Story = {
  parameters: { scenario: 'hide.failed' },
  play: async (context) => {
    await choose(context, river, '숨기기');
    await expect(await context.canvas.findByText('글을 숨기지 못했습니다.')).toBeInTheDocument();
    await expect(await cardOf(context, river)).toBeInTheDocument();
    await expect(context.canvas.queryByRole('button', { name: '실행 취소' })).toBeNull();
  },
};

export const UndoFailed: Story = {
  parameters: { scenario: 'unhide.failed' },
  play: async (context) => {
    await choose(context, river, '숨기기');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '실행 취소' }));
    await expect(
      await context.canvas.findByText('글을 다시 표시하지 못했습니다.'),
    ).toBeInTheDocument();
    await isGone(context, river);
  },
};

/** All that a blocked member wrote leaves the list. */
export const Block: Story = {
  play: async (context) => {
    await choose(context, lake, '작성자 차단');
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: '차단' }));
    await isGone(context, lake);
    await waitFor(() => expect(context.canvas.queryByRole('link', { name: '김민지' })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    window.scrollTo(0, 0);
    await expect(await cardOf(context, river)).toBeInTheDocument();
  },
};

/** What is reported leaves the reporter's own list. */
export const Report: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, river, '신고');
    const dialog = within(await screen.findByRole('dialog', { name: '글 신고' }));
    await userEvent.click(dialog.getByRole('radio', { name: '스팸·광고' }));
    await userEvent.click(dialog.getByRole('button', { name: '신고하기' }));
    await isGone(context, river);
    await expect(await context.canvas.findByText('신고를 접수했습니다.')).toBeInTheDocument();
    const next = await cardOf(context, lake);
    await waitFor(() => expect(next.querySelector('h2 a')).toHaveFocus());
  },
};

/** A bookmark of the card is the bookmark of the post's page. */
export const Save: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: '내 계정' });
    const card = await cardOf(context, river);
    await userEvent.click(within(card).getByRole('button', { name: '저장하기' }));
    await waitFor(() =>
      expect(within(card).getByRole('button', { name: '저장하기', pressed: true })).toBeVisible(),
    );
    await userEvent.click(titleIn(card));
    await canvas.findByRole('heading', { level: 1, name: river });
    await expect(canvas.getByRole('button', { name: '저장하기', pressed: true })).toBeVisible();
  },
};

/** A reported comment loses its words, a blocked member all of theirs; the focus stays there. */
export const Comments: Story = {
  parameters: { at: '/post/2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const HIDDEN_COMMENT = '차단한 멤버의 댓글이거나 신고한 댓글입니다.';
    const field = await canvas.findByRole('textbox', { name: '댓글' });
    await waitFor(() => expect(field).toBeEnabled());
    const [menu] = canvas.getAllByRole('button', { name: '정소라님의 댓글 메뉴' });
    const row = menu?.closest('article');
    if (!menu || !row) throw new Error('no comment of Sora');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: '신고' }));
    const dialog = within(await screen.findByRole('dialog', { name: '댓글 신고' }));
    await userEvent.click(dialog.getByRole('radio', { name: '욕설·비방' }));
    await userEvent.click(dialog.getByRole('button', { name: '신고하기' }));
    await waitFor(() => expect(canvas.getByText(HIDDEN_COMMENT)).toBeVisible());
    await waitFor(() => expect(document.getElementById(row.id)).toHaveFocus());

    const [other] = canvas.getAllByRole('button', { name: '최현님의 댓글 메뉴' });
    if (!other) throw new Error('no comment of Hyun');
    await userEvent.click(other);
    await userEvent.click(await screen.findByRole('menuitem', { name: '작성자 차단' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: '차단' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: '최현님의 댓글 메뉴' })).toBeNull(),
    );
    await expect(canvas.getAllByText(HIDDEN_COMMENT).length).toBeGreaterThan(1);
  },
};
