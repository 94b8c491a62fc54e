import { SubmittedCard } from '@/components/SubmittedCard/SubmittedCard';
import { postTexts } from '@/texts/post';
import { submittedTexts } from '@/texts/submitted';
import { postRewards } from '@contract/rules/posts/post-rewards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePost } from '../samplePost';

const post = samplePost(2, { isConfirmed: false, isRewardDue: true });

const meta = {
  component: SubmittedCard,
  args: { post, to: '/post/2' },
} satisfies Meta<typeof SubmittedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(postTexts.pending)).toBeVisible();
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual(submittedTexts.steps(postRewards.points));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      args.post.title ?? '',
    );
  },
};

/** Nothing is promised to a post that earned its reward before. */
export const PaidBefore: Story = {
  args: { post: { ...post, isRewardDue: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/물방울/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
