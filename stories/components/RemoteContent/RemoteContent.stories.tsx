import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const WORDS = '불러온 내용';
const FAILED = '이 예시의 내용이 오지 않았습니다.';
const unknown = { value: null, error: null };

const meta = {
  component: RemoteContent<string>,
  args: {
    state: { status: 'ready', value: WORDS },
    failed: FAILED,
    skeleton: <Skeleton height={80} />,
    onRetry: fn(),
    children: (words) => <Text as="p">{words}</Text>,
  },
} satisfies Meta<typeof RemoteContent<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(WORDS)).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: { ...unknown, status: 'loading' } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(commonTexts.loading),
};

export const Failed: Story = {
  args: { state: { ...unknown, status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(FAILED);
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingInCard: Story = { args: { ...Loading.args, inCard: true } };

export const FailedInCard: Story = { args: { ...Failed.args, inCard: true } };
