import { feedTexts } from '@/texts/feed';
import { linkTexts, postFormTexts } from '@/texts/blocks';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { detailTexts } from '@/texts/detail';
import { boundaryTexts, failureTexts } from '@/texts/errors';
import { layoutTexts } from '@/texts/layout';
import { profileTexts } from '@/texts/profile';
import { sphereTexts } from '@/texts/sphere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addAddress, ordinaryPage } from '../features/write-post/writing';
import { page } from '../site';

// If the network is slow or gone or the server refuses, content stays and a message explains it.
const meta = { tags: ['behavior'], ...page('/?sphere=1', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const post = { name: /한강 야경/ };
const TITLE = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';
const cardOf = ({ canvas }: Play) => canvas.findByRole('article', post);

/** A message replaces the list; it loads after the network returns. */
export const Offline: Story = {
  parameters: { role: 'guest', at: '/', scenario: 'network.down' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(boundaryTexts.network)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(main.getByRole('button', { name: commonTexts.retry }));
    await expect(await cardOf(context)).toBeVisible();
  },
};

/** The skeleton first, then the page. */
export const Slow: Story = {
  parameters: { scenario: 'network.slow' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(detailTexts.loading)).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(await cardOf(context)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: layoutTexts.account })).toBeVisible();
  },
};

/** The session is unknown: the site shows the view of a guest, which stays readable. */
export const SessionUnknown: Story = {
  parameters: { scenario: 'profile.failed' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await cardOf(context)).toBeVisible();
    const aside = within(await canvas.findByRole('region', { name: profileTexts.guestName }));
    await expect(aside.getByRole('link', { name: layoutTexts.login })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: layoutTexts.account })).toBeNull();
  },
};

/** The browser knows the member, but their profile failed to load: the card offers to retry. */
export const ProfileFailed: Story = {
  parameters: { at: '/', scenario: 'profile.failed' },
  beforeEach: () => {
    const member = { user_id: 'user1', user_name: '이유나', profile_image: null, level: 7 };
    localStorage.setItem('mulbit.session', JSON.stringify(member));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const column = { name: layoutTexts.ownColumn };
    const own = within(await canvas.findByRole('complementary', column));
    await own.findByText(failureTexts.profile);
    msw.resetHandlers();
    await userEvent.click(own.getByRole('button', { name: commonTexts.retry }));
    await canvas.findByText('450 / 2,000');
    await expect(canvas.queryByText(failureTexts.profile)).toBeNull();
  },
};

/** The settings failed to load: the site uses the stored ones. */
export const SettingsUnknown: Story = {
  parameters: { at: '/', scenario: 'settings.failed' },
  beforeEach: () => {
    const known = { companion_visible: true, recommended_spheres_visible: false };
    localStorage.setItem('mulbit.settings', JSON.stringify(known));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('450 / 2,000');
    await expect(await canvas.findByText(feedTexts.pending(2))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: sphereTexts.recommended })).toBeNull();
  },
};

/** A dislike that fails is reverted, with a message. */
export const DislikeFailed: Story = {
  parameters: { scenario: 'dislike.failed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: layoutTexts.account });
    const button = within(await cardOf(context)).getByRole('button', { name: /^싫어요/ });
    const before = button.textContent;
    await userEvent.click(button);
    await expect(await canvas.findByText(failureTexts.dislike)).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveTextContent(before);
  },
};

export const SlowPost: Story = {
  parameters: { at: '/post/2', scenario: 'post.slow' },
  play: async ({ canvas }) => {
    await canvas.findByText(detailTexts.loading);
    await expect(await canvas.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(canvas.queryByText(detailTexts.loading)).toBeNull();
  },
};

async function comment({ canvas, userEvent }: Play, words: string) {
  const field = await canvas.findByRole('textbox', { name: commentTexts.label });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.type(field, words);
  await userEvent.click(canvas.getByRole('button', { name: commentTexts.submit }));
  return field;
}

/** The text stays in the field until the comment has been sent. */
export const SlowComment: Story = {
  parameters: { at: '/post/2', scenario: 'comment.slow' },
  play: async (context) => {
    const { canvas } = context;
    const field = await comment(context, '천천히 가는 말');
    await expect(canvas.getByRole('button', { name: commentTexts.submitting })).toBeVisible();
    await expect(field).toHaveValue('천천히 가는 말');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByText('천천히 가는 말')).toBeVisible();
  },
};

export const CommentFailed: Story = {
  parameters: { at: '/post/2', scenario: 'comment.failed' },
  play: async (context) => {
    const field = await comment(context, '잃으면 안 되는 말');
    await context.canvas.findByText(commentTexts.failed);
    await expect(field).toHaveValue('잃으면 안 되는 말');
  },
};

/** The data of the linked page comes later; until then a message says so. */
export const SlowPreview: Story = {
  parameters: { at: '/write', scenario: 'preview.slow' },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('textbox', { name: postFormTexts.title });
    await addAddress(context, linkTexts.url, ordinaryPage.url);
    await canvas.findByText(linkTexts.loading);
    const title = await canvas.findByRole('textbox', { name: linkTexts.title });
    await expect(title).toHaveValue('강 건너의 밤 – 불빛 & 물소리');
  },
};
