import { Site } from '@/app/Site';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addAddress, page } from '../features/write-post/writing';

// A network that is slow or gone, and a server that refuses: what is there stays, and is said.
const meta = {
  component: Site,
  parameters: { role: 'member', at: '/?sphere=1' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const post = { name: /한강 야경/ };
const TITLE = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';
const cardOf = ({ canvas }: Play) => canvas.findByRole('article', post);

/** Said where the list would be; with the network the list comes. */
export const Offline: Story = {
  parameters: { role: 'guest', at: '/', scenario: 'network.down' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('네트워크 오류가 발생했습니다.')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(main.getByRole('button', { name: '다시 시도' }));
    await expect(await cardOf(context)).toBeVisible();
  },
};

/** Its shape first, then the page. */
export const Slow: Story = {
  parameters: { scenario: 'network.slow' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('게시글을 불러오는 중입니다...')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(await cardOf(context)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '내 계정' })).toBeVisible();
  },
};

/** The session is unknown: the site shows a guest's view, which can be read. */
export const SessionUnknown: Story = {
  parameters: { scenario: 'profile.failed' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await cardOf(context)).toBeVisible();
    const aside = within(await canvas.findByRole('region', { name: '게스트' }));
    await expect(aside.getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '내 계정' })).toBeNull();
  },
};

/** The browser remembers a member whom the server could not name: their card says so, and asks again. */
export const ProfileFailed: Story = {
  parameters: { at: '/', scenario: 'profile.failed' },
  beforeEach: () => {
    const member = { user_id: 'user1', user_name: '이유나', profile_image: null, level: 7 };
    localStorage.setItem('mulbit.session', JSON.stringify(member));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const alert = (await canvas.findByText(failureTexts.profile)).closest('[role=alert]');
    msw.resetHandlers();
    const retry = within(alert as HTMLElement).getByRole('button', { name: commonTexts.retry });
    await userEvent.click(retry);
    await canvas.findByText('4,480 / 7,000');
    await expect(canvas.queryByText(failureTexts.profile)).toBeNull();
  },
};

/** The settings could not be loaded: the site uses the kept ones. */
export const SettingsUnknown: Story = {
  parameters: { at: '/', scenario: 'settings.failed' },
  beforeEach: () => {
    const known = { companion_visible: true, recommended_spheres_visible: false };
    localStorage.setItem('mulbit.settings', JSON.stringify(known));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('4,480 / 7,000');
    await expect(await canvas.findByRole('article', { name: /김치찌개/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '추천 스피어' })).toBeNull();
  },
};

/** A dislike that was not taken is put back, and said. */
export const DislikeFailed: Story = {
  parameters: { scenario: 'dislike.failed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: '내 계정' });
    const button = within(await cardOf(context)).getByRole('button', { name: /^싫어요/ });
    const before = button.textContent;
    await userEvent.click(button);
    await expect(await canvas.findByText('싫어요를 반영하지 못했습니다.')).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveTextContent(before);
  },
};

export const SlowPost: Story = {
  parameters: { at: '/post/2', scenario: 'post.slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('게시글을 불러오는 중입니다...');
    await expect(await canvas.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(canvas.queryByText('게시글을 불러오는 중입니다...')).toBeNull();
  },
};

async function comment({ canvas, userEvent }: Play, words: string) {
  const field = await canvas.findByRole('textbox', { name: '댓글' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.type(field, words);
  await userEvent.click(canvas.getByRole('button', { name: '댓글 작성' }));
  return field;
}

/** The words stay in their field until they are there as a comment. */
export const SlowComment: Story = {
  parameters: { at: '/post/2', scenario: 'comment.slow' },
  play: async (context) => {
    const { canvas } = context;
    const field = await comment(context, '천천히 가는 말');
    await expect(canvas.getByRole('button', { name: '작성 중...' })).toBeVisible();
    await expect(field).toHaveValue('천천히 가는 말');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByText('천천히 가는 말')).toBeVisible();
  },
};

export const CommentFailed: Story = {
  parameters: { at: '/post/2', scenario: 'comment.failed' },
  play: async (context) => {
    const field = await comment(context, '잃으면 안 되는 말');
    await context.canvas.findByText('댓글 작성에 실패했습니다.');
    await expect(field).toHaveValue('잃으면 안 되는 말');
  },
};

/** What a page says of itself comes later; meanwhile that is said. */
export const SlowPreview: Story = {
  parameters: { at: '/write', scenario: 'preview.slow' },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('textbox', { name: '제목' });
    await addAddress(context, '링크', page.url);
    await canvas.findByText('링크 미리보기를 불러오는 중입니다...');
    const title = await canvas.findByRole('textbox', { name: '링크 제목' });
    await expect(title).toHaveValue('강 건너의 밤 – 불빛 & 물소리');
  },
};
