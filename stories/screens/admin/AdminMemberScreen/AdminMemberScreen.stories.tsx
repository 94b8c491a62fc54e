import { adminMembersTexts, adminMemberTexts } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../../fits';
import { page } from '../../../site';

const meta = { ...page('/admin/members/user1', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const REASON = '광고를 거듭 올림';

async function suspend({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: adminMemberTexts.suspend }));
  const dialog = within(await canvas.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: adminMemberTexts.suspend });
  await userEvent.click(send);
  await dialog.findByText(adminMemberTexts.reasonMissing);
  await userEvent.click(dialog.getByRole('radio', { name: adminMemberTexts.dayChoices[0] }));
  await userEvent.type(dialog.getByRole('textbox', { name: adminMemberTexts.reason }), REASON);
  await userEvent.click(send);
}

/** A member is suspended for a reason, and that is lifted again. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: adminMemberTexts.state });
    await fits();
    await suspend(context);
    await canvas.findByText(adminMemberTexts.suspended);
    await canvas.findByText(adminMemberTexts.suspendedForGood(REASON));
    await userEvent.click(await canvas.findByRole('button', { name: adminMemberTexts.lift }));
    await canvas.findByText(adminMemberTexts.lifted);
    await canvas.findByRole('button', { name: adminMemberTexts.suspend });
  },
};

/** The level is given, and asked about first. */
export const Level: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: adminMemberTexts.makeAdmin }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: adminMemberTexts.makeAdmin }));
    await canvas.findByText(adminMemberTexts.levelChanged);
    await expect(await canvas.findByText(adminMemberTexts.isAdmin)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: adminMemberTexts.state });
    await fits();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'adminMember.loading' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: adminMembersTexts.title, level: 1 });
    await expect(await canvas.findByText(commonTexts.loading)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'adminMember.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(adminMemberTexts.failed)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await canvas.findByRole('heading', { name: adminMemberTexts.state });
  },
};

export const SuspendFailed: Story = {
  parameters: { scenario: 'adminMember.suspendFailed' },
  play: async (context) => {
    await suspend(context);
    await context.canvas.findByText(commonTexts.changeFailed);
    await context.canvas.findByText(adminMemberTexts.active);
  },
};
