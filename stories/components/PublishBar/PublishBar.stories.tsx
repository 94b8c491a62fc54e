import { PublishBar } from '@/components/PublishBar/PublishBar';
import { writeTexts } from '@/texts/write';
import { errorTexts } from '@contract/errorTexts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: PublishBar,
  args: {
    busy: false,
    label: '게시하기',
    busyLabel: '게시 중...',
    saved: '방금 전 임시 저장됨',
    error: null,
    onCancel: fn(),
  },
} satisfies Meta<typeof PublishBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('방금 전 임시 저장됨')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true, saved: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '게시 중...' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '게시하기' })).toBeNull();
    await expect(canvas.queryByText(/저장/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: '글 작성에 실패했습니다. 다시 시도해주세요.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('실패했습니다'),
};

/** The session has ended: the button says so, and leads to the login page. */
export const SignedOut: Story = {
  args: { error: errorTexts.LOGIN_REQUIRED, onLogin: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: args.label })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.loginRequired }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  args: { saved: '이미지를 제외하고 임시 저장했습니다.' },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('button', { name: '게시하기' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(innerWidth),
};
