import ReportDialog from '@/features/report/ReportDialog';
import { commonTexts } from '@/texts/common';
import { reasonTexts, reportTexts, reportTitles } from '@/texts/report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longSentence } from '../../design/frame';
import { inColumn } from '../inColumn';
import { fits } from '../../fits';

const meta = {
  component: ReportDialog,
  args: {
    reported: { targetType: 'post', targetId: 'post2' },
    onReported: fn(),
    onClose: fn(),
  },
  decorators: [inColumn(400)],
  parameters: { role: 'member' },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (name = reportTitles.post) =>
  within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const noteOf = (dialog: Dialog) => dialog.getByRole('textbox', { name: reportTexts.note });
const submitOf = (dialog: Dialog) => dialog.getByRole('button', { name: reportTexts.submit });

/** A reason is enough; a note is optional. */
export const Default: Story = {};

export const Comment: Story = {
  args: { reported: { targetType: 'comment', targetId: 'comment1' } },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf(reportTitles.comment);
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.abuse }));
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(args.onReported).toHaveBeenCalledOnce());
  },
};

export const WithoutReason: Story = {
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(submitOf(dialog));
    await expect(dialog.getByRole('alert')).toHaveTextContent(reportTexts.reasonMissing);
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.other }));
    await expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The note is never cut: a note over the limit is counted, explained and not sent. */
export const NoteTooLong: Story = {
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.other }));
    await userEvent.click(noteOf(dialog));
    await userEvent.paste(longSentence.repeat(20).slice(0, 501));
    await userEvent.click(submitOf(dialog));
    await expect(dialog.getByRole('alert')).toHaveTextContent(reportTexts.noteLong);
  },
};

/** The choice and the note stay, so that the report can be sent again. */
export const Failed: Story = {
  parameters: { scenario: 'report.failed' },
  play: async ({ args, msw, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.illegal }));
    await userEvent.type(noteOf(dialog), '다시 보낼 말');
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(reportTexts.failed));
    await expect(noteOf(dialog)).toHaveValue('다시 보낼 말');
    await expect(dialog.getByRole('radio', { name: reasonTexts.illegal })).toBeChecked();
    msw.resetHandlers();
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The member has reported this before, perhaps in another tab, so nothing more is needed. */
export const Twice: Story = {
  parameters: { scenario: 'report.twice' },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.spam }));
    await userEvent.click(submitOf(dialog));
    await expect(await canvas.findByText(reportTexts.already)).toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Repeated presses send the report once; the dialog cannot be closed until it has arrived. */
export const Slow: Story = {
  parameters: { scenario: 'report.slow' },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: reasonTexts.adult }));
    await userEvent.click(submitOf(dialog));
    await expect(submitOf(dialog)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.close }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onReported).toHaveBeenCalledOnce());
  },
};

/** A press on the backdrop does not discard the typed note. */
export const Backdrop: Story = {
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(screen.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await dialogOf();
    await waitFor(() => expect(submitOf(dialog)).toBeVisible());
    await fits();
  },
};
