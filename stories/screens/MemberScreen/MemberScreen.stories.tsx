import { followTexts } from '@/texts/follow';
import { memberTexts } from '@/texts/member';
import { sampleIds } from '@contract/fixtures/members';
import { follows } from '@mocks/db/follows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/member/3', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const POST = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';
const nameOf = ({ canvas }: Play, name: string) => canvas.findByRole('heading', { level: 1, name });

/** `/member/user3` is another form of the same address. */
export const OtherAddress: Story = {
  parameters: { at: '/member/user3' },
  play: async (context) => {
    await expect(await nameOf(context, '박지훈')).toBeVisible();
  },
};

/** A guest who wants to follow is led to the login page and back. */
export const GuestFollows: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await nameOf(context, '박지훈');
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: followTexts.follow }));
    await arriveAt(context, '/login?from=%2Fmember%2F3');
  },
};

/** The member's own page links to its settings. */
export const Own: Story = {
  parameters: { at: '/member/1' },
  play: async (context) => {
    await nameOf(context, '이유나');
    await expect(context.canvas.getByRole('link', { name: memberTexts.toMine })).toHaveAttribute(
      'href',
      '/my',
    );
    await expect(context.canvas.queryByRole('button', { name: memberTexts.block })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: followTexts.follow })).toBeNull();
  },
};

/** Following shows at once and is counted; a second press ends it, and so does a block. */
export const Follow: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await nameOf(context, '박지훈');
    const count = () => canvas.getByText(followTexts.followers).nextElementSibling?.textContent;
    await expect(count()).toBe('0');
    await userEvent.click(canvas.getByRole('button', { name: followTexts.follow }));
    await expect(canvas.getByRole('button', { name: followTexts.unfollow })).toBeVisible();
    await expect(count()).toBe('1');
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: followTexts.unfollow }));
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(false));
    await expect(count()).toBe('0');
    await userEvent.click(canvas.getByRole('button', { name: followTexts.follow }));
    await waitFor(() => expect(follows.has(sampleIds.yuna, sampleIds.jihoon)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: memberTexts.block }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: memberTexts.block }));
    await canvas.findByText(/^차단한 멤버입니다\./);
    await expect(count()).toBe('0');
    await expect(canvas.queryByRole('button', { name: followTexts.unfollow })).toBeNull();
  },
};

/** After a question the posts disappear; the block can be undone. */
export const Block: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await nameOf(context, '박지훈');
    await canvas.findByRole('article', { name: POST });
    await userEvent.click(canvas.getByRole('button', { name: memberTexts.block }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: memberTexts.block }));
    await expect(await canvas.findByText(/^차단한 멤버입니다\./)).toBeVisible();
    await expect(canvas.queryByRole('article', { name: POST })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: memberTexts.unblock }));
    await expect(await canvas.findByRole('article', { name: POST })).toBeVisible();
  },
};
