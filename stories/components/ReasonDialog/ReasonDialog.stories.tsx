import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { adminMemberTexts } from '@/texts/admin/members';
import { revertTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { REVIEW_REASON_MAX } from '@contract/rules/admin/review';
import { validationTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const { suspend: SUBMIT } = adminMemberTexts;
const { ad, source } = revertTexts.choices;
const REASONS = [ad, source] as const;

const meta = {
  component: ReasonDialog,
  args: {
    title: revertTexts.revert.title,
    note: revertTexts.revert.note,
    label: adminMemberTexts.reason,
    submitLabel: SUBMIT,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const fieldOf = ({ canvas }: Play) =>
  canvas.getByRole('textbox', { name: new RegExp(`^${adminMemberTexts.reason}`) });
const submit = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: SUBMIT }));

/** The reason is optional; text is trimmed before it is sent. */
export const Default: Story = {};

/** A preset fills the field, where it can be edited. */
export const Presets: Story = {
  args: { presets: { label: revertTexts.presets, reasons: REASONS } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const [first, second] = REASONS.map((name) => canvas.getByRole('radio', { name }));
    if (!first || !second) throw new Error('no presets');
    await userEvent.click(first);
    await expect(fieldOf(context)).toHaveValue(REASONS[0]);
    await userEvent.click(second);
    await expect(fieldOf(context)).toHaveValue(REASONS[1]);
    await userEvent.type(fieldOf(context), '!');
    await expect(second).not.toBeChecked();
    // The typed text stays, followed by the preset.
    await userEvent.click(first);
    await expect(fieldOf(context)).toHaveValue(`${REASONS[1]}! ${REASONS[0]}`);
    await submit(context);
    await expect(args.onSubmit).toHaveBeenCalledWith(`${REASONS[1]}! ${REASONS[0]}`);
  },
};

export const TooLong: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(fieldOf(context));
    await userEvent.paste('가'.repeat(REVIEW_REASON_MAX + 1));
    // The dialog may still be in its first frame, which is transparent.
    await waitFor(() => expect(canvas.getByText(validationTexts.reviewReasonLong)).toBeVisible());
    await submit(context);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.close }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
