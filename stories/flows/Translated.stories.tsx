import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { feedTexts } from '@/texts/feed';
import { postTexts } from '@/texts/post';
import { sphereTexts } from '@/texts/sphere';
import { boundaryTexts } from '@/texts/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../site';

// A browser that translates a page replaces its texts with its own elements, including texts added
// later.
const meta = {
  tags: ['behavior'],
  ...page('/', 'member'),
  afterEach: ({ canvas }) => expect(canvas.queryByText(boundaryTexts.title)).toBeNull(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SPHERE = '한 장 과학';
const like = new RegExp(`^${postTexts.like}`);

function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, style, script')) continue;
    // The translation of browsers uses this element.
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

/** Translates the page and everything that is added to it. */
function goOnTranslating(): () => void {
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Likes, joins and loads more. */
export const Home: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('450 / 2,000');
    await userEvent.click(await canvas.findByRole('checkbox', { name: feedTexts.autoLoad }));
    const join = await canvas.findByRole('button', { name: sphereTexts.joinOf(SPHERE) });
    const [button] = await canvas.findAllByRole('button', { name: like, pressed: false });
    if (!button) throw new Error('There is no post');
    const stop = goOnTranslating();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(join);
    await canvas.findByRole('button', { name: sphereTexts.joinedOf(SPHERE) });
    const { scrollHeight } = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.more }));
    await waitFor(() =>
      expect(document.documentElement.scrollHeight).toBeGreaterThan(scrollHeight),
    );
    stop();
  },
};

/** Likes a comment, whose count changes. */
export const Comment: Story = {
  parameters: { at: '/post/2' },
  play: async ({ canvas, userEvent }) => {
    const comments = await canvas.findByRole('region', { name: /^댓글/ });
    const stop = goOnTranslating();
    const [button] = await within(comments).findAllByRole('button', {
      name: new RegExp(`^${commentTexts.like}`),
      pressed: false,
    });
    if (!button) throw new Error('There is no comment');
    const before = Number(button.textContent);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(String(before + 1)));
    stop();
  },
};
