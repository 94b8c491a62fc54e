import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard, longWord } from '../../design/frame';

const meta = {
  component: AlertPanel,
  args: { message: '실행하지 못했습니다.', details: ['서버의 설명입니다.', longWord] },
  decorators: [inCard],
} satisfies Meta<typeof AlertPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ args, canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(`${args.message}${args.details?.[0]}`),
};

/** Without an error the live region exists but takes no room. */
export const Empty: Story = {
  args: { message: null },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeEmptyDOMElement(),
};
