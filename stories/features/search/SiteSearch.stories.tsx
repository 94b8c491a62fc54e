import { SiteSearch } from '@/features/search/SiteSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { onCanvas } from '../../design/frame';

function Address() {
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

const meta = {
  title: 'Features/SiteSearch',
  component: SiteSearch,
  args: { placeholder: '보고 싶은 영상을 검색해주세요' },
  render: (args) => (
    <>
      <SiteSearch {...args} />
      <Address />
    </>
  ),
  decorators: [onCanvas],
} satisfies Meta<typeof SiteSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words go into the address, trimmed; the other filters do not come along. */
export const Enter: Story = {
  parameters: { at: '/?sphere=1' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '  한강 야경 {Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('?q=한강+야경');
    await expect(field).toHaveFocus();
  },
};

export const Button: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '기타');
    await userEvent.click(canvas.getByRole('button', { name: '검색' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('?q=기타');
  },
};

/** Searching for nothing is no search. */
export const NothingTyped: Story = {
  parameters: { at: '/?sphere=1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('?sphere=1');
  },
};

export const FromTheAddress: Story = {
  parameters: { at: '/?q=오로라' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('오로라');
  },
};
