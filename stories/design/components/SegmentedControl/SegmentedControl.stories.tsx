import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from '@/design/components/SegmentedControl/SegmentedControl';
import { inCard } from '../../frame';

const options = [
  { value: 'latest', label: '최신순' },
  { value: 'popular', label: '인기순' },
  { value: 'comments', label: '댓글순' },
];

const meta = {
  component: SegmentedControl,
  args: { label: '정렬', options, value: 'latest', onChange: fn() },
  decorators: [inCard],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The parent holds the choice; each segment is as high as other controls in a row of filters. */
export const Chosen: Story = {
  render: function Chosen() {
    const [value, setValue] = useState('latest');
    return <SegmentedControl label="정렬" options={options} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const popular = canvas.getByRole('button', { name: '인기순' });
    await userEvent.click(popular);
    await expect(popular).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '최신순' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByRole('group').clientHeight).toBe(40);
  },
};

/** If the address holds the choice, each segment is a link. */
export const Links: Story = {
  render: () => (
    <SegmentedControl
      label="정렬"
      options={options}
      value="popular"
      linkOf={(value, { children, ...props }) => (
        <a href={`#${value}`} {...props}>
          {children}
        </a>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('인기순');
  },
};
