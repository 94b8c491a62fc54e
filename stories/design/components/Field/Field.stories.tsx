import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '@/design/components/Badge/Badge';
import { Field } from '@/design/components/Field/Field';
import { CheckIcon, VideoIcon } from '@/design/icons/icons';
import { inCard, longSentence } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Field,
  args: { label: '이메일', placeholder: '이메일을 입력해주세요.', type: 'email' },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On focus the line becomes 2 px of accent. */
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('이메일');
    await userEvent.click(input);
    await expect(input).toHaveStyle({ outlineWidth: '2px', outlineOffset: '-2px' });
  },
};

/** The error describes the field, is announced when it appears and says how to fix it. */
export const WithError: Story = {
  args: {
    defaultValue: 'yuna@',
    error: '이메일 주소를 다시 확인해주세요.',
    hint: '로그인에 씁니다.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('이메일');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/다시 확인해주세요.*로그인에 씁니다/);
  },
};

/** The label of the eye button says what the next press does. */
export const Password: Story = {
  args: {
    label: '비밀번호',
    placeholder: '',
    type: 'password',
    size: 'lg',
    defaultValue: 'mulbit-1234',
    autoComplete: 'off',
    reveal: { show: '비밀번호 보기', hide: '비밀번호 숨기기' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('비밀번호');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 보기' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 숨기기' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'yuna@mulbit.kr' } };

/** An icon shows the kind of input, a badge that it was recognized. */
export const WithEnds: Story = {
  args: {
    label: '영상 주소',
    type: 'url',
    defaultValue: 'https://www.youtube.com/watch?v=Qm4tKz81LwE',
    start: <VideoIcon />,
    end: (
      <Badge tone="success" icon={<CheckIcon size="sm" />}>
        확인됨
      </Badge>
    ),
  },
};

/** A hidden label still names the field for screen readers. */
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '이메일' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    label: longSentence,
    defaultValue: longSentence,
    hint: longSentence,
    error: longSentence,
  },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
