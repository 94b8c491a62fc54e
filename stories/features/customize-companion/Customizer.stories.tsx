import { Customizer } from '@/features/customize-companion/Customizer';
import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inColumn } from '../inColumn';
import * as on from './editor';

const meta = {
  component: Customizer,
  args: { userId: 'user1', mode: 'panel', onClose: fn() },
  parameters: { role: 'member' },
  decorators: [inColumn(1100)],
  beforeEach: ({ msw }) => {
    on.sent.length = 0;
    msw.use(on.keepWhatIsSent);
  },
} satisfies Meta<typeof Customizer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel can be closed; if there are changes, it asks first. */
export const Panel: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await on.isReady(context);
    await userEvent.click(on.tile(context, '동글안경'));
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: characterTexts.revert }));
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Saving closes the panel. */
export const PanelSaved: Story = {
  play: async (context) => {
    await on.isReady(context);
    await context.userEvent.click(on.tile(context, '동글안경'));
    await on.press(context, characterTexts.finish);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(on.sent).toHaveLength(1);
  },
};

export const Page: Story = {
  args: { mode: 'page' },
  play: async (context) => {
    await on.isReady(context);
    await expect(context.canvas.queryByRole('button', { name: commonTexts.cancel })).toBeNull();
  },
};
