import { DemoRibbon } from '@/app/layouts/DemoRibbon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

const meta = {
  title: 'App/DemoRibbon',
  component: DemoRibbon,
  args: { reset: fn(() => new Promise<void>(() => undefined)) },
} satisfies Meta<typeof DemoRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beginning anew loses what was typed, so it asks. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '데모 초기화' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(args.reset).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '데모 초기화' }));
    await expect(args.reset).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
