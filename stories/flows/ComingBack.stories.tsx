import { storageKeys } from '@/config/storage';
import { Button } from '@/design/components/Button/Button';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { deletePostTexts } from '@/texts/deletePost';
import { layoutTexts } from '@/texts/layout';
import { memberTexts } from '@/texts/member';
import { myTexts } from '@/texts/my';
import { postTexts } from '@/texts/post';
import { endpoints } from '@contract/endpoints';
import { sampleIds } from '@contract/fixtures/members';
import { comments } from '@mocks/db/comments';
import { blocks, savedPosts } from '@mocks/db/marks';
import { held } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addPost } from '../screens/PostScreen/addPost';
import { arriveAt, SitePage } from '../site';

/** The site, with the browser's back button and an outside link. */
function Travelling({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <>
      <SitePage />
      <Button onClick={() => void navigate(-1)}>브라우저의 뒤로</Button>
      <Button onClick={() => void navigate(to)}>다른 곳으로</Button>
    </>
  );
}

// On return a list is as it was left, but without items deleted since.
const meta = {
  tags: ['behavior'],
  component: Travelling,
  args: { to: '/' },
  parameters: { role: 'member' },
} satisfies Meta<typeof Travelling>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const back = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: '브라우저의 뒤로' }));

/** Confirms a deletion. */
async function confirm({ canvas, userEvent }: Play): Promise<void> {
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: commonTexts.delete }));
}

const SAID = '곧 지울 댓글';

export const DeletedComment: Story = {
  parameters: { at: '/my/comments' },
  beforeEach: () => {
    const row = { postId: 2, authorId: sampleIds.yuna, parentId: null, createdAt: Date.now() };
    comments.create({ ...row, content: SAID });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = within(await canvas.findByRole('list', { name: commentTexts.label }));
    const said = within(list.getByText(SAID).closest('li') as HTMLElement);
    await userEvent.click(said.getByRole('link'));
    const words = await canvas.findByText(SAID, { selector: 'article p *' });
    const row = within(words.closest('article') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: commonTexts.delete }));
    await confirm(context);
    await waitFor(() => expect(words).not.toBeInTheDocument());
    await back(context);
    await canvas.findByRole('list', { name: commentTexts.label });
    await expect(canvas.queryByText(SAID)).toBeNull();
  },
};

const POST = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';

/** The video can be saved again in its place. */
export const GivenUp: Story = {
  parameters: { at: '/my/saved' },
  beforeEach: () => savedPosts.add(sampleIds.yuna, 2, Date.now()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = within(await canvas.findByRole('list', { name: myTexts.tabs.saved }));
    await userEvent.click(list.getByRole('link', { name: POST }));
    const saved = await canvas.findAllByRole('button', { name: postTexts.save, pressed: true });
    await userEvent.click(saved[0] as HTMLElement);
    await waitFor(() => expect(savedPosts.has(sampleIds.yuna, 2)).toBe(false));
    await back(context);
    const again = within(await canvas.findByRole('list', { name: myTexts.tabs.saved }));
    await userEvent.click(again.getByRole('button', { name: myTexts.undo }));
    await waitFor(() => expect(savedPosts.has(sampleIds.yuna, 2)).toBe(true));
  },
};

export const Unblocked: Story = {
  parameters: { at: '/member/3' },
  args: { to: '/my/settings' },
  beforeEach: () => blocks.add(sampleIds.yuna, sampleIds.jihoon, Date.now()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(/^차단한 멤버입니다\./);
    await userEvent.click(canvas.getByRole('button', { name: '다른 곳으로' }));
    await userEvent.click(await canvas.findByRole('button', { name: '박지훈 차단 해제' }));
    await waitFor(() => expect(blocks.has(sampleIds.yuna, sampleIds.jihoon)).toBe(false));
    await back(context);
    await expect(await canvas.findByRole('article', { name: POST })).toBeVisible();
    await expect(canvas.queryByText(/^차단한 멤버입니다\./)).toBeNull();
  },
};

/** The count on the member's public page drops with the post. */
export const CountedOut: Story = {
  parameters: { at: '/member/1' },
  beforeEach: () => addPost({ id: 963, by: 'yuna', title: '셈에서 빠질 글' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = await canvas.findByRole('article', { name: '셈에서 빠질 글' });
    const figure = () =>
      canvas.getByText(memberTexts.posts, { selector: 'dt' }).parentElement?.textContent;
    const before = Number(/\d+/.exec(figure() ?? '')?.[0]);
    await userEvent.click(within(card).getByRole('button', { name: postTexts.moreActions }));
    await userEvent.click(await screen.findByRole('menuitem', { name: commonTexts.delete }));
    await confirm(context);
    await waitFor(() => expect(figure()).toBe(`글${before - 1}`));
  },
};

/** A member who leaves the page while the post is being deleted is not sent home. */
export const LeftMeanwhile: Story = {
  parameters: { at: '/post/964' },
  args: { to: '/garden' },
  beforeEach: () => addPost({ id: 964, by: 'yuna', title: '떠난 뒤에 지워질 글' }),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { handler, release } = held(endpoints.deletePost);
    msw.use(handler);
    await canvas.findByRole('heading', { level: 1, name: '떠난 뒤에 지워질 글' });
    await userEvent.click(await canvas.findByRole('button', { name: postTexts.moreActions }));
    await userEvent.click(await screen.findByRole('menuitem', { name: commonTexts.delete }));
    await confirm(context);
    // The dialog blocks presses on the page, but not the browser's own navigation.
    canvas.getByText('다른 곳으로').click();
    await arriveAt(context, '/garden');
    release();
    await canvas.findByText(deletePostTexts.deleted);
    await arriveAt(context, '/garden');
  },
};

/** A guest who turns back from the login has changed their mind: a later login does nothing. */
export const GuestTurnsBack: Story = {
  parameters: { at: '/post/2', role: 'guest' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('region', { name: layoutTexts.notices });
    const [like] = await canvas.findAllByRole('button', { name: /^좋아요(?!순)/ });
    await userEvent.click(like as HTMLElement);
    await arriveAt(context, '/login?from=%2Fpost%2F2');
    await expect(sessionStorage.getItem(storageKeys.intent)).not.toBeNull();
    await back(context);
    await waitFor(() => expect(sessionStorage.getItem(storageKeys.intent)).toBeNull());
  },
};
