import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect, type MultiSelectProps } from '@/design/components/MultiSelect/MultiSelect';
import { inCard } from '../../frame';

function Kept(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string[]) => {
    setValue(next);
    props.onChange(next);
  };
  return (
    <div style={{ minHeight: 420 }}>
      <MultiSelect {...props} value={value} onChange={onChange} />
      <button type="button">다음</button>
    </div>
  );
}

const meta = {
  component: MultiSelect,
  args: {
    label: '카테고리',
    placeholder: '선택',
    clearLabel: '선택 해제',
    countLabel: (count) => `${count}개 선택됨`,
    value: ['music'],
    options: [
      { value: 'film', label: '영화' },
      { value: 'music', label: '음악' },
      { value: 'sport', label: '스포츠', disabled: true },
      { value: 'game', label: '게임' },
    ],
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, button: canvas.getByLabelText<HTMLButtonElement>('카테고리') };
};

/** While the list is open, the button stays reachable, says how many are chosen, and closes it. */
export const Default: Story = {};

/** Keyboard: down opens, a letter finds, Space selects, Escape returns the focus. */
export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ args, canvasElement }) => {
    const { canvas, button } = parts(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const music = await canvas.findByRole('option', { name: '음악' });
    await waitFor(() => expect(music).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: '게임' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['music', 'game']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** A press outside closes it, and so does leaving it with Tab. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button } = parts(canvasElement);
    await userEvent.click(button);
    await canvas.findByRole('listbox');
    await userEvent.click(canvas.getByText('다음'));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.click(button);
    await canvas.findByRole('listbox');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '선택 해제' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByText('다음')).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { value: [], error: '카테고리를 골라주세요.' },
  play: async ({ args, canvasElement }) => {
    const { button } = parts(canvasElement);
    await expect(button).toHaveTextContent('선택');
    await expect(button).toHaveAccessibleDescription(args.error ?? '');
  },
};

export const Disabled: Story = { args: { disabled: true, hint: '여기서는 사용하지 않습니다.' } };
