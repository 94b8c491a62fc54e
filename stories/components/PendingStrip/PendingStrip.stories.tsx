import { PendingStrip } from '@/components/PendingStrip/PendingStrip';
import { blindedTexts } from '@/texts/blinded';
import { postTexts } from '@/texts/post';
import { rejectedTexts } from '@/texts/rejected';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../fits';

const sample = { isRejected: false, isBlinded: false, isRewardDue: true, revertReason: null };

const meta = {
  component: PendingStrip,
  args: { post: sample },
} satisfies Meta<typeof PendingStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(postTexts.pending)).toBeVisible();
    await expect(canvas.getByText('+10 예정')).toBeVisible();
  },
};

/** A post that was rewarded and then edited promises no second reward. */
export const PaidBefore: Story = {
  args: { post: { ...sample, isRewardDue: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(postTexts.pending)).toBeVisible();
    await expect(canvas.queryByText(/예정/)).toBeNull();
  },
};

/** A withdrawn post shows the full reason. */
export const TakenBack: Story = {
  args: {
    post: {
      ...sample,
      isRewardDue: false,
      revertReason: `영상의 주소가 열리지 않습니다. ${'주소를 고쳐주세요. '.repeat(20)}끝`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(postTexts.reverted)).toBeVisible();
    const reason = canvas.getByText(/^사유: 영상의 주소가 열리지 않습니다/);
    await expect(reason.scrollHeight).toBeLessThanOrEqual(reason.clientHeight);
    await expect(canvas.queryByText(/검토 중|예정/)).toBeNull();
  },
};

/** An admin may withdraw a post without a reason. */
export const TakenBackUnexplained: Story = {
  args: { post: { ...sample, isRewardDue: false, revertReason: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(postTexts.reverted)).toBeVisible();
    await expect(canvas.getByText(postTexts.pendingNotice)).toBeVisible();
    await expect(canvas.queryByText(/사유/)).toBeNull();
  },
};

/** A rejected post promises no reward and says how it can be reviewed again. */
export const Rejected = {
  args: { post: { ...sample, isRejected: true, revertReason: '광고입니다.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rejectedTexts.state)).toBeVisible();
    await expect(canvas.getByText(postTexts.reason('광고입니다.'))).toBeVisible();
    await expect(canvas.getByText(rejectedTexts.hint)).toBeVisible();
    await expect(canvas.queryByText(/예정/)).toBeNull();
  },
} satisfies Story;

export const RejectedPhone: Story = {
  args: {
    post: { ...Rejected.args.post, revertReason: '영상의 주소가 열리지 않습니다. '.repeat(4) },
  },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};

/** A post that reports hide says so, and that an admin decides. */
export const Blinded = {
  args: { post: { ...sample, isBlinded: true, isRewardDue: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(blindedTexts.state)).toBeVisible();
    await expect(canvas.getByText(blindedTexts.hint)).toBeVisible();
    await expect(canvas.queryByText(postTexts.pending)).toBeNull();
  },
} satisfies Story;

export const BlindedPhone: Story = {
  args: Blinded.args,
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
