import { blockTexts } from '@/texts/blocks';
import { sortTexts } from '@/texts/categories';
import { commentTexts } from '@/texts/comment';
import { speciesTexts } from '@/texts/garden';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as on from '../features/customize-companion/editor';
import { plantThese, waterButton } from '../features/garden/garden';
import * as writing from '../features/write-post/writing';
import { rendersOf } from '../renders';
import { page } from '../site';

// A press renders only what it changes: a phone has no time for more.
const meta = { tags: ['behavior'], ...page('/?sphere=1', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const post = { name: /여섯 시에 나가면/ };

/** A card in the window, after the page has settled: far from the window nothing is drawn. */
async function cardInView({ canvas }: Play) {
  await canvas.findByText('450 / 2,000');
  (await canvas.findByRole('article', post)).scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return within(await canvas.findByRole('article', post));
}

/** A like renders one card. */
export const Like: Story = {
  play: async (context) => {
    const card = await cardInView(context);
    const renders = await rendersOf(async () => {
      await context.userEvent.click(card.getByRole('button', { name: /^좋아요/, pressed: false }));
      await card.findByRole('button', { name: /^좋아요/, pressed: true });
    });
    const cards = new Set(renders('PostItem').map(({ postId }) => postId));
    await expect(cards.size).toBe(1);
  },
};

/** Opening a menu renders no card. */
export const OpenMenu: Story = {
  play: async (context) => {
    const card = await cardInView(context);
    const renders = await rendersOf(async () => {
      await context.userEvent.click(card.getByRole('button', { name: postTexts.moreActions }));
      await screen.findByRole('menu');
    });
    await expect(renders('PostMenu')).not.toHaveLength(0);
    await expect(renders('PostCard')).toHaveLength(0);
  },
};

/** Typing a comment renders the form, but no comments. */
export const TypeComment: Story = {
  parameters: { at: '/post/2' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: commentTexts.label });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.click(field);
    const renders = await rendersOf(() => userEvent.type(field, '물빛'));
    await expect(renders('CommentForm')).not.toHaveLength(0);
    await expect(renders('CommentItem')).toHaveLength(0);
    await expect(renders('PostArticle')).toHaveLength(0);
  },
};

/** Liking a comment renders that comment. */
export const LikeComment: Story = {
  parameters: { at: '/post/2' },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: /^댓글 \d/ }));
    const like = { name: new RegExp(`^${commentTexts.like}`), pressed: false };
    const [first] = await list.findAllByRole('button', like);
    if (!first) throw new Error('Every comment is liked already');
    const renders = await rendersOf(async () => {
      await userEvent.click(first);
      await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    });
    const comments = renders('CommentItem').map(
      ({ comment }) => (comment as { commentId: string }).commentId,
    );
    await expect(new Set(comments).size).toBe(1);
  },
};

/** Watering renders the plant that gets the water. */
export const Water: Story = {
  parameters: { at: '/garden' },
  beforeEach: () =>
    plantThese([
      ['lotus', 0],
      ['daffodil', 0],
      ['cattail', 0],
    ]),
  play: async (context) => {
    const button = await waterButton(context, speciesTexts.daffodil);
    const renders = await rendersOf(async () => {
      await context.userEvent.click(button);
      await context.canvas.findByText(/수선화에 물을 주었습니다/);
    });
    const watered = new Set(renders('PlantCard').map(({ plant }) => (plant as { id: string }).id));
    await expect(watered.size).toBe(1);
  },
};

/** Choosing another body renders its tile and the tile of the previous choice. */
export const ChooseBase: Story = {
  ...on.setUp,
  play: async (context) => {
    await on.isReady(context);
    const renders = await rendersOf(async () => {
      await context.userEvent.click(on.baseTile(context, '수달'));
      await context.canvas.findByRole('radio', { name: /수달/, checked: true });
    });
    const tiles = renders('PartTile').map(({ part }) => (part as { part_name: string }).part_name);
    await expect(new Set(tiles).size).toBe(2);
  },
};

/** Adding a block renders only the new block. */
export const AddBlock: Story = {
  parameters: { at: '/write' },
  play: async (context) => {
    await writing.titleOf(context);
    await writing.add(context, blockTexts.kinds.text);
    await writing.add(context, blockTexts.kinds.text);
    const renders = await rendersOf(async () => {
      await writing.add(context, blockTexts.kinds.text);
      await waitFor(() => expect(writing.wordsOf(context)).toHaveLength(4));
    });
    const blocks = renders('TextBlock').map(({ block }) => (block as { id: string }).id);
    await expect(new Set(blocks).size).toBe(1);
  },
};

/** Changing the order renders its button at once, then each card once. */
export const ChooseOrder: Story = {
  play: async (context) => {
    const { canvas } = context;
    await cardInView(context);
    const order = canvas.getByRole('button', { name: sortTexts.popular });
    const renders = await rendersOf(async (soFar) => {
      order.click();
      await Promise.resolve();
      await expect(order).toHaveAttribute('aria-pressed', 'true');
      await expect(soFar('PostItem')).toHaveLength(0);
      await waitFor(() => expect(soFar('PostItem')).not.toHaveLength(0));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const cards = renders('PostItem').map(({ postId }) => postId);
    await expect(cards).toHaveLength(new Set(cards).size);
  },
};
