import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page } from '../site';

const meta = {
  tags: ['behavior'],
  ...page('/', undefined, { scenario: 'feed.long' }),
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The budget for a feed of a thousand posts. */
const NODES_MOST = 600;
const POSTS = 1_000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// Posts near the window are drawn and others dropped within a frame or two.
const isSmall = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelectorAll('*').length).toBeLessThanOrEqual(NODES_MOST));

/** Scrolls to the end of the page until the whole list has loaded. */
async function readToTheEnd(root: HTMLElement): Promise<void> {
  while (!root.textContent.includes(commonTexts.end)) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await isSmall(root);
  }
  window.scrollTo(0, document.documentElement.scrollHeight);
}

/**
 * A thousand posts stay a small document; the browser's search finds distant posts, and scrolling
 * back keeps each place.
 */
export const ThousandPosts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: '1번째 글' });
    await readToTheEnd(canvasElement);
    await canvas.findByRole('article', { name: `${POSTS}번째 글` });

    // Scrolls back slowly: every post is drawn when the reader comes near it.
    for (let step = 0; step < 30; step += 1) {
      window.scrollBy(0, -700);
      await frame();
      await isSmall(canvasElement);
    }
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1));

    // Posts that are not drawn keep their text for the browser's search, which reveals it.
    const seventh = /(?<=^|\s)7번째 글/;
    const [far] = [...canvasElement.querySelectorAll('[hidden=until-found]')].filter((place) =>
      seventh.test(place.textContent),
    );
    const words = far?.firstChild;
    if (!(words instanceof Text)) throw new Error('The seventh post is not to be found');
    far?.removeAttribute('hidden');
    const range = document.createRange();
    range.setStart(words, words.data.search(seventh));
    range.collapse(true);
    window.scrollBy(0, range.getBoundingClientRect().top - 200);
    await expect(await canvas.findByRole('article', { name: '7번째 글' })).toBeInTheDocument();
  },
};
