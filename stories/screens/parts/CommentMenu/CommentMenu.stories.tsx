import { commentTexts } from '@/texts/comment';
import { Startup } from '@/app/Startup';
import { sessionAtom } from '@/state/session';
import { CommentMenu } from '@/screens/parts/CommentMenu/CommentMenu';
import { collectTexts } from '@/texts/collect';
import { reportTexts, reportTitles } from '@/texts/report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { sampleComment } from '../../../components/CommentItem/sample';
import { inCard } from '../../../design/frame';

function Shown({ comment }: ComponentProps<typeof CommentMenu>) {
  const isKnown = useAtomValue(sessionAtom).status === 'known';
  const { pathname, search } = useLocation();
  return (
    <>
      {isKnown && <CommentMenu comment={comment} />}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

const meta = {
  component: CommentMenu,
  args: { comment: sampleComment() },
  render: (args) => (
    <>
      <Startup />
      <Shown {...args} />
    </>
  ),
  decorators: [inCard],
  parameters: { role: 'member', at: '/post/2' },
} satisfies Meta<typeof CommentMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvas, userEvent }: Play, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: '정소라님의 댓글 메뉴' }));
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).toBeVisible());
  await userEvent.click(item);
}

export const Report: Story = {
  play: async (context) => {
    await choose(context, reportTexts.report);
    const dialog = within(await screen.findByRole('dialog', { name: reportTitles.comment }));
    const note = dialog.getByText(/신고한 댓글은 내용이 보이지 않습니다/);
    await waitFor(() => expect(note).toBeVisible());
  },
};

export const Block: Story = {
  play: async (context) => {
    await choose(context, collectTexts.block);
    const name = '정소라님을 차단하시겠습니까?';
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Copies the link to the comment itself. */
export const CopiesLink: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await choose(context, commentTexts.copyLink);
    const { commentId } = context.args.comment;
    await waitFor(() =>
      expect(write).toHaveBeenCalledWith(new URL(`/post/2#${commentId}`, location.href).href),
    );
  },
};
