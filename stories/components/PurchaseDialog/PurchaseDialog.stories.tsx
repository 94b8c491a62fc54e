import { PurchaseDialog } from '@/components/PurchaseDialog/PurchaseDialog';
import { Text } from '@/design/components/Text/Text';
import { buyingTexts } from '@/texts/buying';
import { reasonTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  component: PurchaseDialog,
  args: {
    title: buyingTexts.heading('소라 피리'),
    texts: buyingTexts,
    price: 50,
    gems: 1250,
    reason: null,
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
    children: <Text as="p">{buyingTexts.forEver}</Text>,
  },
} satisfies Meta<typeof PurchaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const submitOf = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.getByRole('button', { name: buyingTexts.submit });
const rowOf = ({ canvas }: Pick<Play, 'canvas'>, label: string) =>
  canvas.getByText(label).closest('div');

/** Shows the price and the gems left afterwards; closing buys nothing. */
export const Default: Story = {};

let end: () => void;

/** During the purchase the button ignores presses; afterwards it accepts them again. */
export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<void>((resolve) => (end = resolve))) },
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.click(submitOf(context));
    await expect(submitOf(context)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submitOf(context));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    end();
    await waitFor(() => expect(submitOf(context)).not.toHaveAttribute('aria-busy'));
    await expect(submitOf(context)).not.toHaveAttribute('aria-disabled');
  },
};

/** The dialog shows the reason and how to earn gems; a screen reader reads both with the button. */
export const Blocked: Story = {
  args: { gems: 49, reason: reasonTexts.gemsShort, help: buyingTexts.earning },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(rowOf(context, buyingTexts.owned)).toHaveTextContent('49');
    await expect(canvas.queryByText(buyingTexts.left)).toBeNull();
    await expect(submitOf(context)).toHaveAccessibleDescription(
      `${reasonTexts.gemsShort} ${buyingTexts.earning}`,
    );
    await userEvent.click(submitOf(context));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
