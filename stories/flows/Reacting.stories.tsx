import { layoutTexts } from '@/texts/layout';
import { profileTexts } from '@/texts/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/?sphere=1') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const post = { name: /여섯 시에 나가면/ };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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

/** A press leads a guest to the login page, and back after the login. */
export const GuestIsLedToLogin: Story = {
  play: async ({ canvas, userEvent }) => {
    // Waits until the page knows that this is a guest.
    await canvas.findByRole('region', { name: profileTexts.guestName });
    const card = await shownCard(canvas);
    await userEvent.click(card.getByRole('button', { name: /^좋아요/ }));
    await expect(await canvas.findByRole('heading', { name: layoutTexts.login })).toBeVisible();
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
