import { PaneFrame } from '@/components/PaneFrame/PaneFrame';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';

const WORDS = '불러온 내용';
const HINT = '최근에 한 일입니다.';
const FAILED = '한 일을 불러오지 못했습니다.';

const meta = {
  component: PaneFrame<string>,
  args: {
    hint: HINT,
    failed: FAILED,
    state: { status: 'ready', value: WORDS },
    onRetry: fn(),
    children: (words) => <Text as="p">{words}</Text>,
  },
  decorators: [inCard],
} satisfies Meta<typeof PaneFrame<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(HINT)).toBeVisible();
    await expect(canvas.getByText(WORDS)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading', value: null, error: null } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(commonTexts.loading),
};
