import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { inCard, longSentence } from '../../frame';

const meta = {
  component: ErrorPanel,
  args: {
    message: '글을 불러오지 못했습니다.',
    retryLabel: '다시 시도',
    onRetry: fn(),
  },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Replaces a page or a list: a drawing, what to do, and another link. */
export const OfAPage: Story = {
  args: {
    hint: '연결을 확인하고 다시 시도해주세요.',
    wayOut: (
      <LinkButton href="#home" variant="ghost">
        홈으로
      </LinkButton>
    ),
  },
};

export const Retrying: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The request's id helps to find the cause. */
export const WithRequest: Story = { args: { requestLine: '요청 번호 01HV4W9P2Q' } };

/** A failure that cannot be retried has no button. */
export const Final: Story = {
  args: { onRetry: undefined, message: longSentence },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
