import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Select } from '@/design/components/Select/Select';
import { inCard, longSentence } from '../../frame';

const meta = {
  component: Select,
  args: {
    label: '스피어',
    placeholder: '스피어를 골라주세요',
    defaultValue: '',
    onChange: fn(),
    options: [
      { value: 'dawn', label: '새벽 감성' },
      { value: 'cat', label: '고양이와 산다' },
      { value: 'closed', label: '한 장 과학 (쉬는 중)', disabled: true },
    ],
  },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  args: { error: '스피어를 골라주세요.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'dawn' } };

/** A long choice ends in an ellipsis before the arrow. */
export const LongWords: Story = {
  args: { options: [{ value: 'long', label: longSentence }], defaultValue: 'long' },
};
