import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/design/components/Button/Button';
import { Textarea, type TextareaProps } from '@/design/components/Textarea/Textarea';
import { inCard, longWord } from '../../frame';
import { fits } from '../../../fits';

function Living(props: TextareaProps) {
  const [value, setValue] = useState(props.value);
  return <Textarea {...props} value={value} onChange={(value) => setValue(value)} />;
}

const meta = {
  component: Textarea,
  args: { label: '댓글', value: '', placeholder: '댓글을 남겨주세요.' },
  render: (args) => <Living {...args} />,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Grows with its text, so it never has a scrollbar. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('댓글');
    const before = area.clientHeight;
    await userEvent.type(area, '하나{Enter}둘{Enter}셋{Enter}넷{Enter}다섯');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

/** Hint, counter and button share the line below. */
export const CommentForm: Story = {
  args: {
    hideLabel: true,
    value: '8분 유람선 지나갈 때 소름 돋았어요.',
    max: 1000,
    hint: 'Ctrl+Enter로 등록할 수 있습니다.',
    action: <Button size="sm">댓글 작성</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('21/1000')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('댓글'), '!');
    await expect(canvas.getByText('22/1000')).toBeVisible();
  },
};

/** Over the limit the text stays; the counter and the border show it. */
export const TooLong: Story = {
  args: { value: '다시 봐도 좋아요.', max: 5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('댓글')).toBeInvalid();
  },
};

export const WithError: Story = {
  args: { value: ' ', error: '댓글 내용을 입력해주세요.', max: 1000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('댓글')).toHaveAccessibleDescription(
      '댓글 내용을 입력해주세요.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, value: '로그인하면 쓸 수 있습니다.' } };

export const LongWords: Story = {
  args: { value: `${longWord} ${longWord}`, rows: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('댓글');
    await fits(area);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};
