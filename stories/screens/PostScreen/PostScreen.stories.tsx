import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longSentence } from '../../design/frame';
import { fits } from '../../fits';
import { addPost } from './addPost';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/post/2', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const TITLE = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';
const titleOf = ({ canvas }: Play, name: string | RegExp = TITLE) =>
  canvas.findByRole('heading', { level: 1, name });
const formOf = async ({ canvas }: Play) => {
  const field = await canvas.findByRole('textbox', { name: commentTexts.label });
  await waitFor(() => expect(field).toBeEnabled());
  return field;
};

/** A long paragraph without a title: its beginning names the page, and the text shows all of it. */
export const UntitledLong: Story = {
  parameters: { at: '/post/901' },
  beforeEach: () => {
    addPost({ id: 901, by: 'jihoon', title: null, text: `${longSentence} `.repeat(5).trim() });
  },
  play: async (context) => {
    const heading = await titleOf(context, new RegExp(`^${longSentence}.*…$`));
    await expect(Array.from(heading.textContent)).toHaveLength(80);
    // The number of unread notifications may stand before it.
    await waitFor(() => expect(document.title).toContain(`${heading.textContent} · 물빛`));
    await expect(context.canvas.getByText(`${longSentence} `.repeat(5).trim())).toBeVisible();
    await formOf(context);
  },
};

/** Text, picture, video and link appear in the order they were written, each with its caption. */
export const InWrittenOrder: Story = {
  parameters: { at: '/post/20' },
  play: async (context) => {
    const { canvas } = context;
    await titleOf(context, '하루 20분 크로매틱, 8주 차 기록');
    const inOrder = [
      canvas.getByText(/손가락이 제일 안 말을 듣던/),
      canvas.getByText('연습 자리. 전구는 다이소에서 샀습니다'),
      canvas.getByText(/따라 한 연습곡은 이 영상이고/),
      canvas.getByRole('button', { name: postTexts.playTitle('2분 15초부터 재생됩니다') }),
      canvas.getByText('2분 15초부터 재생됩니다'),
      canvas.getByRole('link', { name: /위키백과, 우리 모두의 백과사전/ }),
    ];
    const tops = inOrder.map((element) => element.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await formOf(context);
  },
};

/** A shared video comes first, even if text was written before it. */
export const SharedVideoLeads: Story = {
  parameters: { at: '/post/5' },
  play: async (context) => {
    const heading = await titleOf(context, '묵은지 하나로 끝내는 20분 김치찌개');
    const play = await context.canvas.findByRole('button', { name: / 영상 재생$/ });
    await expect(play.getBoundingClientRect().bottom).toBeLessThan(
      heading.getBoundingClientRect().top,
    );
    await formOf(context);
  },
};

/** `/post/post2` is an old form of the same address. */
export const OldAddress: Story = {
  parameters: { at: '/post/post2' },
  play: async (context) => {
    await expect(await titleOf(context)).toBeVisible();
  },
};

/** The comment count scrolls to the comment field. */
export const ToComments: Story = {
  play: async (context) => {
    await titleOf(context);
    const field = await formOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^댓글 \d+$/ }));
    await expect(field).toHaveFocus();
  },
};

/** The count next to the actions includes a new comment. */
export const Commenting: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await titleOf(context);
    const count = canvas.getByRole('button', { name: /^댓글 \d+$/ });
    const before = Number(/\d+/.exec(count.textContent)?.[0]);
    await userEvent.type(await formOf(context), '잘 봤습니다{Control>}{Enter}{/Control}');
    await waitFor(() => expect(count).toHaveTextContent(`댓글 ${before + 1}`));
    await expect(canvas.getByText('잘 봤습니다')).toBeVisible();
  },
};

export const Guest: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await titleOf(context);
    await formOf(context);
    await expect(
      context.canvas.getByRole('button', { name: /^좋아요(?!순)/ }),
    ).toHaveAccessibleDescription(postTexts.likeNeedsLogin);
    await expect(context.canvas.queryByRole('button', { name: commonTexts.edit })).toBeNull();
  },
};

/** The post has no comments yet. */
export const Empty: Story = {
  parameters: { at: '/post/901' },
  beforeEach: () => addPost({ id: 901, by: 'jihoon', title: '아무도 말하지 않은 글' }),
  play: async (context) => {
    await titleOf(context, '아무도 말하지 않은 글');
    await expect(await context.canvas.findByText(commentTexts.empty)).toBeVisible();
  },
};

/** The comment form is the bar at the bottom; there is no other bar. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await titleOf(context);
    const field = await formOf(context);
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(field.getBoundingClientRect().top).toBeGreaterThan(innerHeight - 80);
    await fits();
    await expect(context.canvas.getByRole('button', { name: commonTexts.back })).toBeVisible();
  },
};
