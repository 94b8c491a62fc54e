import { feedTexts } from '@/texts/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addPost } from '../screens/PostScreen/addPost';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The reader returns to the window, which checks for new posts. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

/** Returns until the button appears: a check that started earlier misses the new post. */
const offered = ({ canvas }: Play, name: string | RegExp) =>
  waitFor(() => {
    comeBack();
    return canvas.getByRole('button', { name });
  });

/** New posts are offered and never move the list. */
export const OfferedNotForced: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('450 / 2,000');
    const first = () => canvas.getAllByRole('article')[0]?.querySelector('h2')?.textContent;
    await waitFor(() => expect(first()).toBeTruthy());
    const before = first();
    addPost({ id: 910, by: 'jihoon', title: '방금 다른 사람이 쓴 글' });
    const pill = await offered(context, '새 글 1개 보기');
    await expect(first()).toBe(before);
    await userEvent.click(pill);
    await canvas.findByRole('article', { name: '방금 다른 사람이 쓴 글' });
    await expect(canvas.queryByRole('button', { name: /새 글/ })).toBeNull();
    // The pressed button has gone: the focus goes to the top of the list.
    await waitFor(() => expect(document.activeElement?.closest('article')).not.toBeNull());
  },
};

/** A like given while the button waits is newer than the data behind the button. */
export const PressedMeanwhile: Story = {
  parameters: { at: '/?q=한강' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const post = { name: /한강 야경/ };
    const like = (pressed: boolean) =>
      within(canvas.getByRole('article', post)).getByRole('button', { name: /^좋아요/, pressed });
    // Waits for the member's own list, which replaces the guest's list.
    await waitFor(() => like(true));
    addPost({ id: 911, by: 'jihoon', title: '한강에서 방금 쓴 글' });
    const pill = await offered(context, '새 글 1개 보기');
    await userEvent.click(like(true));
    await waitFor(() => like(false));
    await userEvent.click(pill);
    await canvas.findByRole('article', { name: '한강에서 방금 쓴 글' });
    await expect(like(false)).toBeVisible();
  },
};

/** A page holds ten posts, so the number of further ones is unknown. */
export const MoreThanAPage: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('450 / 2,000');
    await canvas.findByText(feedTexts.pending(2));
    for (let id = 911; id < 922; id += 1) addPost({ id, by: 'jihoon', title: `방금 쓴 글 ${id}` });
    const pill = await offered(context, /^새 글 /);
    await expect(pill).toHaveTextContent(/^새 글 \d+개 이상 보기$/);
  },
};
