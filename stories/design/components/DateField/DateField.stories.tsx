import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from '@/design/components/DateField/DateField';
import { inCard } from '../../frame';

const meta = {
  component: DateField,
  args: { label: '시작일', value: '2026-11-25', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <DateField {...args} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
  decorators: [inCard],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Year, month and day in Korean order, whatever the language of the browser. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts.map((part) => part.textContent)).toEqual(['2026', '11', '25']);
  },
};

/** Typed digits fill one part after the other. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[1] as HTMLElement);
    await userEvent.keyboard('0214');
    await waitFor(() => expect(canvas.getByText('2026-02-14')).toBeInTheDocument());
  },
};

/** The button opens a month to choose from. */
export const FromTheMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /11월 3일/ }));
    await waitFor(() => expect(canvas.getByText('2026-11-03')).toBeInTheDocument());
  },
};

export const Empty: Story = { args: { value: '' } };

export const Wrong: Story = { args: { error: '오늘보다 늦을 수 없습니다.' } };

export const Disabled: Story = { args: { disabled: true } };
