import { Site } from '@/app/Site';
import { signInAs } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Flows/NewPosts',
  render: () => <Site />,
  parameters: { role: 'member' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function writeElsewhere(title: string): Promise<void> {
  await fetch('/api/posts/feed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      title,
      blocks: [{ type: 'text', content: '다른 창에서 쓴 글입니다.' }],
    }),
  });
}

/** What arrives is offered, and never moves what is being read. */
export const OfferedNotForced: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4,480 / 7,000');
    const first = () => canvas.getAllByRole('article')[0]?.querySelector('h2')?.textContent;
    await waitFor(() => expect(first()).toBeTruthy());
    const before = first();
    signInAs('member');
    await writeElsewhere('방금 다른 창에서 쓴 글');
    window.dispatchEvent(new Event('focus'));
    const pill = await canvas.findByRole('button', { name: '새 글 1개 보기' });
    await expect(first()).toBe(before);
    await userEvent.click(pill);
    await waitFor(() => expect(first()).toBe('방금 다른 창에서 쓴 글'));
    await expect(canvas.queryByRole('button', { name: /새 글/ })).toBeNull();
  },
};
