import { PostMenu } from '@/screens/parts/PostMenu/PostMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { samplePost } from '../../../components/samplePost';
import { inCard } from '../../../design/frame';
import { WithPost } from '../withPost';

const meta = {
  component: PostMenu,
  args: { post: samplePost(2), onDeleted: fn() },
  render: (args) => (
    <WithPost post={args.post}>{(post) => <PostMenu {...args} post={post} />}</WithPost>
  ),
  decorators: [inCard],
  parameters: { role: 'member' },
} satisfies Meta<typeof PostMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Play): Promise<string[]> {
  await waitFor(() => expect(canvas.getByRole('button', { name: '글 메뉴' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: '글 메뉴' }));
  const menu = await screen.findByRole('menu', { name: '글 메뉴' });
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
}

async function choose(context: Play, name: string): Promise<void> {
  await open(context);
  await context.userEvent.click(screen.getByRole('menuitem', { name }));
}

/** Somebody else's post can be kept, kept away and reported. */
export const Others: Story = {
  play: async (context) => {
    await expect(await open(context)).toEqual(['영상 즐겨찾기', '숨기기', '신고', '작성자 차단']);
  },
};

/** Members keep YouTube videos only. */
export const WithoutVideo: Story = {
  args: { post: samplePost(3) },
  play: async (context) => {
    await expect(await open(context)).toEqual(['숨기기', '신고', '작성자 차단']);
  },
};

export const Own: Story = {
  args: { post: samplePost(22) },
  play: async (context) => {
    await expect(await open(context)).toEqual(['수정', '삭제']);
    await context.userEvent.click(screen.getByRole('menuitem', { name: '수정' }));
    await expect(context.canvas.getByTestId('address')).toHaveTextContent('/write?post=22');
  },
};

export const Admin: Story = {
  parameters: { role: 'admin' },
  play: async (context) => {
    await waitFor(async () => {
      await expect((await open(context)).at(-1)).toBe('삭제');
    });
  },
};

/** A guest is led to the login page, and back. */
export const Guest: Story = {
  parameters: { role: 'guest', at: '/?sort=popular' },
  play: async (context) => {
    await choose(context, '숨기기');
    const from = encodeURIComponent('/?sort=popular');
    await expect(context.canvas.getByTestId('address')).toHaveTextContent(`/login?from=${from}`);
  },
};

export const DeleteOwn: Story = {
  args: { post: samplePost(5) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, '삭제');
    const dialog = within(await canvas.findByRole('dialog', { name: '글을 삭제하시겠습니까?' }));
    await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
    await expect(await canvas.findByText('글을 삭제했습니다.')).toBeInTheDocument();
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
};

/** The same entry removes a favourite video again. */
export const Favorite: Story = {
  play: async (context) => {
    await choose(context, '영상 즐겨찾기');
    await expect(
      await context.canvas.findByText('영상을 즐겨찾기에 추가했습니다.'),
    ).toBeInTheDocument();
    await choose(context, '영상 즐겨찾기 해제');
    await expect(
      await context.canvas.findByText('영상을 즐겨찾기에서 뺐습니다.'),
    ).toBeInTheDocument();
  },
};

export const FavoriteFailed: Story = {
  parameters: { scenario: 'favorite.failed' },
  play: async (context) => {
    await choose(context, '영상 즐겨찾기');
    await expect(
      await context.canvas.findByText('즐겨찾기를 바꾸지 못했습니다.'),
    ).toBeInTheDocument();
  },
};

/** Its code is there once the focus is on the dots; arrows and Escape do what they do in a menu. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '글 메뉴' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: '영상 즐겨찾기' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
