import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Opens the row of the member's own pending posts and looks for one of them. */
export async function isAmongPending(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  title: string,
): Promise<void> {
  const post = await canvas.findByText(title);
  const row = post.closest('details');
  await userEvent.click(row?.querySelector('summary') ?? post);
  await expect(row).toHaveAttribute('open');
  await expect(post).toBeVisible();
}
