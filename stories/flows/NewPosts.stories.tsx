import { feedTexts } from '@/texts/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addPost } from '../screens/PostScreen/addPost';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Somebody comes back to the window, which looks for what is new. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

/** Comes back until it is offered: a look that was under way already knows nothing of it. */
const offered = ({ canvas }: Play, name: string | RegExp) =>
  waitFor(() => {
    comeBack();
    return canvas.getByRole('button', { name });
  });

/** What arrives is offered, and never moves what is being read. */
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
    // What was pressed is gone: the focus goes on to the top of the list.
    await waitFor(() => expect(document.activeElement?.closest('article')).not.toBeNull());
  },
};

/** What is pressed while the button waits is newer than what the button brings. */
export const PressedMeanwhile: Story = {
  parameters: { at: '/?q=한강' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const post = { name: /한강 야경/ };
    const like = (pressed: boolean) =>
      within(canvas.getByRole('article', post)).getByRole('button', { name: /^좋아요/, pressed });
    // The member's own list, not a guest's that came before it.
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

/** A page holds ten posts: whether there are more is not known. */
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
