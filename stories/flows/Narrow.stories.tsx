import { layoutTexts } from '@/texts/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fits } from '../fits';
import { page } from '../site';

// The narrowest screen (WCAG 1.4.10): nothing is wider, and nothing overlaps in a header.
const meta = {
  tags: ['behavior'],
  ...page('/', 'member'),
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Checks that the controls and texts of a row do not overlap from left to right. */
function inOrder(row: Element): void {
  const seen = [...row.querySelectorAll('a, button, h1, input')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((a, b) => a.left - b.left);
  seen.reduce((end, { left, right }) => {
    void expect(left).toBeGreaterThanOrEqual(end - 1);
    return right;
  }, 0);
}

const play: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('main');
  await waitFor(() => expect(canvasElement.querySelector('main [aria-busy]')).toBeNull());
  canvasElement.querySelectorAll('header').forEach(inOrder);
  await fits();
};

/** When the search appears in the header, the slogan makes room and the mark stays. */
export const Guest: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await play(context);
    window.scrollTo(0, 600);
    const search = await context.canvas.findByRole('button', { name: layoutTexts.openSearch });
    await waitFor(() => expect(search).toBeVisible());
    await play(context);
  },
};

export const Member: Story = { play };
export const Post: Story = { parameters: { at: '/post/2' }, play };
export const Character: Story = { parameters: { at: '/character' }, play };
export const Garden: Story = { parameters: { at: '/garden' }, play };
export const Write: Story = { parameters: { at: '/write' }, play };
export const Own: Story = { parameters: { at: '/my' }, play };
export const Settings: Story = { parameters: { at: '/my/settings' }, play };
export const Ranking: Story = { parameters: { at: '/channel-ranking' }, play };
export const Review: Story = { parameters: { at: '/admin/confirm', role: 'admin' }, play };
export const Members: Story = { parameters: { at: '/admin/members', role: 'admin' }, play };
export const Query: Story = { parameters: { at: '/admin/query', role: 'admin' }, play };
