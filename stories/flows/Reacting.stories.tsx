import { authTexts } from '@/texts/auth';
import { commentTexts } from '@/texts/comment';
import { intentTexts } from '@/texts/intent';
import { layoutTexts } from '@/texts/layout';
import { profileTexts } from '@/texts/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arriveAt, page } from '../site';

const meta = { tags: ['behavior'], ...page('/?sphere=1') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const post = { name: /여섯 시에 나가면/ };

type Play = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Play['canvas'];

async function signIn({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(authTexts.email), 'member@mulbit.test');
  await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
}

/** The card of the post, after it has scrolled into view: far from the window nothing is drawn. */
async function shownCard(canvas: Canvas) {
  (await canvas.findByRole('article', post)).scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return within(await canvas.findByRole('article', post));
}

/** The card of the post, after the member's session has loaded. */
async function memberCard(canvas: Canvas) {
  await canvas.findByText('450 / 2,000');
  return shownCard(canvas);
}

/** A guest's press counts once they have signed in, and the page says so. */
export const GuestLikes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    // Waits until the page knows that this is a guest.
    await canvas.findByRole('region', { name: profileTexts.guestName });
    const card = await shownCard(canvas);
    await userEvent.click(card.getByRole('button', { name: /^좋아요/ }));
    await signIn(context);
    await canvas.findByText(intentTexts.like.done);
    await arriveAt(context, '/?sphere=1');
    await waitFor(async () => {
      const liked = (await shownCard(canvas)).getByRole('button', { name: '좋아요 483' });
      await expect(liked).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

/** A guest's comment is sent after the login. */
export const GuestComments: Story = {
  parameters: { at: '/post/2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findAllByRole('link', { name: layoutTexts.login });
    const field = await canvas.findByRole('textbox', { name: commentTexts.label });
    await userEvent.type(field, '로그인은 나중에');
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.submitGuest }));
    await signIn(context);
    await canvas.findByText(intentTexts.comment.done);
    await arriveAt(context, '/post/2');
    await expect(await canvas.findByText('로그인은 나중에', { selector: 'p *' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: commentTexts.label })).toHaveValue('');
  },
};

/** A reaction shows at once; one replaces the other; a second press removes it. */
export const MemberReacts: Story = {
  parameters: { role: 'member' },
  play: async ({ canvas, userEvent }) => {
    const card = await memberCard(canvas);
    await userEvent.click(card.getByRole('button', { name: '좋아요 482' }));
    await expect(
      await card.findByRole('button', { name: '좋아요 483', pressed: true }),
    ).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: '싫어요 3' }));
    await waitFor(() =>
      expect(card.getByRole('button', { name: '싫어요 4', pressed: true })).toBeVisible(),
    );
    await expect(card.getByRole('button', { name: '좋아요 482', pressed: false })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: '싫어요 4' }));
    await waitFor(() =>
      expect(card.getByRole('button', { name: '싫어요 3', pressed: false })).toBeVisible(),
    );
  },
};
