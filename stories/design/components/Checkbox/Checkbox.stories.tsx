import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { inCard, longSentence } from '../../frame';

const meta = {
  component: Checkbox,
  args: { label: '새 글 알림 받기', onChange: fn() },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true, hint: longSentence } };

export const Disabled: Story = { args: { disabled: true } };

/** In a row whose own text already describes the choice. */
export const HiddenLabel: Story = { args: { hideLabel: true, defaultChecked: true } };
