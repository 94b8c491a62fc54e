import { feedTexts } from '@/texts/feed';
import { postTexts } from '@/texts/post';
import { sampleIds } from '@contract/fixtures/members';
import { postRewards } from '@contract/rules/posts/post-rewards';
import { posts } from '@mocks/db/posts';
import { reviewPost } from '@mocks/db/publishing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const REASON = '사진의 출처를 적어주세요.';

/** The first of the member's pending posts. */
function pendingId(): number {
  const post = posts.list().find((one) => one.authorId === sampleIds.yuna && !one.isConfirmed);
  if (!post) throw new Error('The member has no post that waits for review.');
  return post.id;
}

/** Another admin reviews a post elsewhere. */
function decide(postId: number, isConfirmed: boolean): void {
  const post = posts.list().find(({ id }) => id === postId);
  if (!post) throw new Error(`There is no post ${String(postId)}.`);
  const decision = isConfirmed
    ? ({ kind: 'confirm', reason: '' } as const)
    : ({ kind: 'revert', reason: REASON } as const);
  const made = { reviewerId: null, seen: undefined, bulkId: 'elsewhere' };
  reviewPost(post, decision, made, Date.now());
}

const reward = postTexts.expectedReward(postRewards.points);
const due = ({ canvas }: Play) => canvas.queryAllByText(reward, { exact: false }).length;

async function isFollowed({ canvas }: Play): Promise<void> {
  await canvas.findByRole('button', { name: '알림, 읽지 않은 알림 4개' });
  await canvas.findAllByText(reward, { exact: false });
}

/** An author on the page sees the post published, with its reward. */
export const Confirmed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await isFollowed(context);
    const before = due(context);
    await expect(canvas.getAllByText('1,250')[0]).toBeInTheDocument();
    decide(pendingId(), true);
    await waitFor(() => expect(due(context)).toBe(before - 1));
    await waitFor(() => expect(canvas.getAllByText('1,260')[0]).toBeInTheDocument());
  },
};

/** A withdrawn post says why; because it was rewarded before, it promises no second reward. */
export const TakenBack: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isFollowed(context);
    const before = due(context);
    const id = pendingId();
    decide(id, true);
    await waitFor(() => expect(due(context)).toBe(before - 1));
    decide(id, false);
    await userEvent.click(await canvas.findByText(new RegExp(feedTexts.reverted(1))));
    await expect(await canvas.findByText(new RegExp(REASON))).toBeVisible();
    await expect(due(context)).toBe(before - 1);
  },
};
