import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { onCanvas } from '../../frame';

const texts = { copy: '복사', copied: '복사했어요', failed: '복사하지 못했어요' };

const meta = {
  component: CopyButton,
  args: { label: '주소 복사', texts, text: () => 'https://mulbit.test/' },
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For two seconds it says that the text was copied, then it shows its label again. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '주소 복사' }));
    await expect(await canvas.findByRole('button', { name: texts.copied })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.copied);
    await expect(write).toHaveBeenCalledWith('https://mulbit.test/');
    await waitFor(() => expect(canvas.getByRole('button', { name: '주소 복사' })).toBeVisible(), {
      timeout: 4000,
    });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** If the browser refuses the clipboard, the button says so. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await userEvent.click(canvas.getByRole('button', { name: '주소 복사' }));
    await expect(await canvas.findByRole('button', { name: texts.failed })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.failed);
  },
};
