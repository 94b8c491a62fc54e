import { PostMenu } from '@/screens/parts/PostMenu/PostMenu';
import { collectTexts } from '@/texts/collect';
import { commonTexts } from '@/texts/common';
import { pinTexts } from '@/texts/pins';
import { postTexts } from '@/texts/post';
import { reportTexts } from '@/texts/report';
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
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: postTexts.moreActions })).toBeVisible(),
  );
  await userEvent.click(canvas.getByRole('button', { name: postTexts.moreActions }));
  const menu = await screen.findByRole('menu', { name: postTexts.moreActions });
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
}

async function choose(context: Play, name: string): Promise<void> {
  await open(context);
  await context.userEvent.click(screen.getByRole('menuitem', { name }));
}

/** Posts of others can be saved, hidden and reported. */
export const Others: Story = {
  play: async (context) => {
    await expect(await open(context)).toEqual([
      collectTexts.favorite,
      collectTexts.hide,
      reportTexts.report,
      collectTexts.block,
    ]);
  },
};

/** Only YouTube videos can be saved as favourites. */
export const WithoutVideo: Story = {
  args: { post: samplePost(3) },
  play: async (context) => {
    await expect(await open(context)).toEqual([
      collectTexts.hide,
      reportTexts.report,
      collectTexts.block,
    ]);
  },
};

export const Own: Story = {
  tags: ['behavior'],
  args: { post: samplePost(22) },
  play: async (context) => {
    await expect(await open(context)).toEqual([commonTexts.edit, commonTexts.delete]);
    await context.userEvent.click(screen.getByRole('menuitem', { name: commonTexts.edit }));
    await expect(context.canvas.getByTestId('address')).toHaveTextContent('/write?post=22');
  },
};

export const Admin: Story = {
  parameters: { role: 'admin' },
  play: async (context) => {
    await waitFor(async () => {
      await expect((await open(context)).at(-1)).toBe(commonTexts.delete);
    });
  },
};

/** An admin pins a post and unpins it from its menu. */
export const Pinning: Story = {
  tags: ['behavior'],
  parameters: { role: 'admin' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => choose(context, pinTexts.pin));
    const dialog = within(await screen.findByRole('dialog', { name: pinTexts.title }));
    await userEvent.click(dialog.getByRole('button', { name: pinTexts.pin }));
    await expect(await canvas.findByText(pinTexts.pinned)).toBeInTheDocument();
    await expect(await open(context)).toContain(pinTexts.change);
    await userEvent.click(screen.getByRole('menuitem', { name: pinTexts.unpin }));
    await expect(await canvas.findByText(pinTexts.unpinned)).toBeInTheDocument();
    await expect(await open(context)).toContain(pinTexts.pin);
  },
};

/** A guest is led to the login page and back. */
export const Guest: Story = {
  tags: ['behavior'],
  parameters: { role: 'guest', at: '/?sort=popular' },
  play: async (context) => {
    await choose(context, collectTexts.hide);
    const from = encodeURIComponent('/?sort=popular');
    await expect(context.canvas.getByTestId('address')).toHaveTextContent(`/login?from=${from}`);
  },
};

/** The same entry removes a favourite video again. */
export const Favorite: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await choose(context, collectTexts.favorite);
    await expect(await context.canvas.findByText(collectTexts.favorited)).toBeInTheDocument();
    await choose(context, collectTexts.unfavorite);
    await expect(await context.canvas.findByText(collectTexts.unfavorited)).toBeInTheDocument();
  },
};

export const FavoriteFailed: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'favorite.failed' },
  play: async (context) => {
    await choose(context, collectTexts.favorite);
    await expect(await context.canvas.findByText(collectTexts.favoriteFailed)).toBeInTheDocument();
  },
};
