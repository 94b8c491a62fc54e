import { SpherePosts } from '@/features/sphere-posts/SpherePosts';
import { setHiddenAtom } from '@/state/hidden';
import { collectTexts } from '@/texts/collect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: SpherePosts,
  args: { sphereId: 'sphere1', sphereName: '새벽 감성', exceptPostId: 'post2' },
  decorators: [inCard],
} satisfies Meta<typeof SpherePosts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At most four posts, without the current one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.length).toBeLessThanOrEqual(4);
    for (const link of links) await expect(link).not.toHaveAttribute('href', '/post/2');
  },
};

/** Hides the first post, like the menu of a post does. */
function HideFirst() {
  const setHidden = useSetAtom(setHiddenAtom);
  const hide = () => {
    const address = document.querySelector('li a[href^="/post/"]')?.getAttribute('href') ?? '';
    setHidden('posts', `post${address.replace('/post/', '')}`, true);
  };
  return (
    <button type="button" onClick={hide}>
      숨기기
    </button>
  );
}

/** A hidden post disappears from here as from any other list. */
export const HiddenMeanwhile: Story = {
  tags: ['behavior'],
  render: (args) => (
    <>
      <SpherePosts {...args} />
      <HideFirst />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = await canvas.findAllByRole('link');
    await userEvent.click(canvas.getByRole('button', { name: collectTexts.hide }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('link')).toEqual(others);
  },
};

export const Loading: Story = {
  parameters: { scenario: 'feed.loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '새벽 감성의 다른 영상' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** For a sphere without other videos nothing is drawn. */
export const Empty: Story = {
  parameters: { scenario: 'feed.empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const Failed: Story = {
  parameters: { scenario: 'feed.failed' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
