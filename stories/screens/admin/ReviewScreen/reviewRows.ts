import { reviewTexts } from '@/texts/admin/review';
import { posts } from '@mocks/db/posts';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { addPost } from '../../PostScreen/addPost';

type Context = Pick<StoryContext, 'canvas'>;

export const FIRST = '첫째로 기다리는 글';
export const SECOND = '둘째로 기다리는 글';

/** Adds two posts above those of the demo. */
export function addTwo(): void {
  addPost({ id: 952, by: 'yuna', title: SECOND, isConfirmed: false });
  addPost({ id: 953, by: 'hyun', title: FIRST, isConfirmed: false });
  const now = Date.now();
  posts.update(952, { createdAt: now + 1000 });
  posts.update(953, { createdAt: now + 2000 });
}

export const manyTitle = (at: number) => `많은 글 가운데 ${at}번째`;

/** Adds this many posts above those of the demo, the first one at the top. */
export function addMany(count: number, isConfirmed: boolean): void {
  const now = Date.now();
  for (let at = 1; at <= count; at += 1) {
    addPost({ id: 2000 + at, by: 'hyun', title: manyTitle(at), isConfirmed });
    posts.update(2000 + at, {
      createdAt: now + 60_000 - at,
      publishedAt: isConfirmed ? now + at : null,
    });
  }
}

export const findRows = async ({ canvas }: Context) =>
  within(await canvas.findByRole('list', { name: reviewTexts.list }));
export type ReviewRows = Awaited<ReturnType<typeof findRows>>;

export const rowOf = (list: ReviewRows, title: string) =>
  list.getByRole('link', { name: reviewTexts.detailOf(title) }).closest('li') as HTMLElement;
export const isGone = (list: ReviewRows, title: string) =>
  waitFor(() => expect(list.queryByRole('link', { name: reviewTexts.detailOf(title) })).toBeNull());

export const tabOf = ({ canvas }: Context, tab: keyof typeof reviewTexts.tabs) =>
  canvas.findByRole('tab', { name: new RegExp(`^${reviewTexts.tabs[tab]}`) });
export const numberIn = (tab: HTMLElement) =>
  Number(/\d+$/.exec(tab.textContent.replace(',', ''))?.[0]);

/** Asks the open dialog to close, like the browser's Escape. */
export const escape = async ({ canvas }: Context) => {
  await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
};
