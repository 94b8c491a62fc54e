import { commentTexts } from '@/texts/comment';
import { gardenTexts } from '@/texts/garden';
import { layoutTexts } from '@/texts/layout';
import { settingsTexts } from '@/texts/settings';
import { commonTexts } from '@/texts/common';
import { suspensionTexts } from '@/texts/suspension';
import { sampleIds } from '@contract/fixtures/members';
import { lift, suspend } from '@mocks/db/administration';
import { members } from '@mocks/db/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arriveAt, page } from '../site';

const REASON = '광고를 거듭 올렸습니다.';
const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const member = () => members.get(sampleIds.yuna);
const suspendMember = () =>
  suspend(member(), { reason: REASON, until: null }, sampleIds.operator, Date.now());

const findNotice = ({ canvas }: Play) =>
  canvas.findByRole('complementary', { name: suspensionTexts.title });

/** Checks that a control is disabled and gives the reason from the notice. */
async function expectClosed(control: HTMLElement): Promise<void> {
  await waitFor(() => expect(control).toHaveAttribute('aria-disabled', 'true'));
  await expect(control).toHaveAccessibleDescription(new RegExp(REASON));
}

/** A suspended member reads why on every page; writing controls are disabled and repeat it. */
export const Member: Story = {
  beforeEach: suspendMember,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await findNotice(context)).toHaveTextContent(suspensionTexts.reason(REASON));
    const [like] = await canvas.findAllByRole('button', { name: /^좋아요/ });
    if (!like) throw new Error('There is no post');
    await expectClosed(like);
    const name = like.getAttribute('aria-label');
    await userEvent.click(like);
    const notices = within(await canvas.findByRole('region', { name: layoutTexts.notices }));
    await waitFor(() => expect(notices.getByText(suspensionTexts.title)).toBeVisible());
    await expect(like).toHaveAttribute('aria-label', name);
    for (const write of canvas.getAllByRole('link', { name: layoutTexts.write })) {
      await expectClosed(write);
      await userEvent.click(write);
    }
    await arriveAt(context, '/');
  },
};

export const Phone: Story = {
  beforeEach: suspendMember,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(await findNotice(context)).toBeVisible();
  },
};

/** A suspension takes effect on an open page, and so does its end; typed text stays. */
export const WhileWriting: Story = {
  parameters: { at: '/post/2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await canvas.findByRole('textbox', { name: commentTexts.label });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.type(field, '아직 보내지 않은 댓글');
    // The stream opens a little later than the page.
    await canvas.findByRole('button', { name: layoutTexts.account });
    suspendMember();
    await findNotice(context);
    await expect(field).toHaveValue('아직 보내지 않은 댓글');
    await expect(field).toHaveAttribute('readonly');
    await expectClosed(canvas.getByRole('button', { name: commentTexts.submit }));
    lift(member(), sampleIds.operator, Date.now());
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await expect(canvas.queryByRole('complementary', { name: suspensionTexts.title })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.submit }));
    await expect(await canvas.findByText('아직 보내지 않은 댓글')).toBeVisible();
  },
};

/** Plants can be viewed but not watered. */
export const Garden: Story = {
  beforeEach: suspendMember,
  parameters: { at: '/garden' },
  play: async (context) => {
    await findNotice(context);
    const [reason] = await context.canvas.findAllByText(gardenTexts.suspended);
    await expect(reason).toBeVisible();
  },
};

/** The public profile does not change. */
export const Profile: Story = {
  beforeEach: suspendMember,
  parameters: { at: '/my/settings' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findNotice(context);
    const bio = await canvas.findByRole('textbox', { name: settingsTexts.bio });
    await userEvent.type(bio, '새 소개');
    const [save] = canvas.getAllByRole('button', { name: commonTexts.save });
    if (!save) throw new Error('There is no button to save the profile');
    await expectClosed(save);
    await expect((bio as HTMLTextAreaElement).value).toContain('새 소개');
  },
};

/** A page that missed the suspension learns of it from the first refused request. */
export const Refused: Story = {
  parameters: { at: '/post/2', scenario: 'session.suspended' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: layoutTexts.account });
    const [like] = await canvas.findAllByRole('button', { name: /^좋아요/ });
    if (!like) throw new Error('There is no post');
    await userEvent.click(like);
    await findNotice(context);
    await waitFor(() => expect(like).toHaveAttribute('aria-disabled', 'true'));
  },
};
