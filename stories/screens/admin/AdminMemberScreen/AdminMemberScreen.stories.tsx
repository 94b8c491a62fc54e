import { adminMemberTexts } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import { settingsTexts } from '@/texts/settings';
import { sampleIds } from '@contract/fixtures/members';
import { reasonTexts } from '@contract/texts';
import { enrol } from '@mocks/db/enrolment';
import { sessions } from '@mocks/db/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../../fits';
import { page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/members/user1', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const REASON = '광고를 거듭 올림';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36`;
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function endSessions(dialog: HTMLElement, userEvent: Play['userEvent']): Promise<void> {
  const confirm = within(dialog).getByRole('button', { name: adminMemberTexts.endSessions });
  await userEvent.click(confirm);
}

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

async function lift({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: adminMemberTexts.lift }));
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: adminMemberTexts.lift }));
}

/** An admin suspends a member for a reason and lifts it again; both ask first. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { name: adminMemberTexts.state });
    await fits();
    await suspend(context);
    await canvas.findByText(adminMemberTexts.suspended);
    await canvas.findByText(adminMemberTexts.suspendedForGood(REASON));
    await lift(context);
    await canvas.findByText(adminMemberTexts.lifted);
    await canvas.findByRole('button', { name: adminMemberTexts.suspend });
  },
};

/** Changing the level asks first. */
export const Level: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: adminMemberTexts.makeAdmin }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: adminMemberTexts.makeAdmin }));
    await canvas.findByText(adminMemberTexts.levelChanged);
    await expect(await canvas.findByText(adminMemberTexts.isAdmin)).toBeVisible();
  },
};

/** Shows the counts and the devices by readable names, then the signed-out devices. */
export const Sessions: Story = {
  beforeEach: () => {
    const now = Date.now();
    sessions.create(sampleIds.yuna, CHROME, now);
    const { token } = sessions.create(sampleIds.yuna, SAFARI, now);
    sessions.end(token, now);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(settingsTexts.device('Chrome', 'Windows'))).toBeVisible();
    await expect(canvas.getByText(settingsTexts.device('Safari', 'iOS'))).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: adminMemberTexts.endedSessions(1) }),
    ).toBeVisible();
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(Object.values(adminMemberTexts.counts));
    await userEvent.click(canvas.getByRole('button', { name: adminMemberTexts.endSessions }));
    await endSessions(canvas.getByRole('dialog'), userEvent);
    await expect(await canvas.findByText(adminMemberTexts.noSessions)).toBeVisible();
    await canvas.findByRole('heading', { name: adminMemberTexts.endedSessions(2) });
  },
};

/** Admins cannot do this to themselves: the reason replaces the buttons. */
export const Oneself: Story = {
  parameters: { at: '/admin/members/user2' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: adminMemberTexts.state });
    await expect(canvas.getAllByText(reasonTexts.selfAdministered)).toHaveLength(2);
    for (const name of [adminMemberTexts.suspend, adminMemberTexts.takeAdmin]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
    await expect(canvas.queryByRole('button', { name: adminMemberTexts.endSessions })).toBeNull();
  },
};

/** The typed reason is still there for another try. */
export const SuspendFailed: Story = {
  parameters: { scenario: 'adminMember.suspendFailed' },
  play: async (context) => {
    const { canvas } = context;
    await suspend(context);
    await canvas.findByText(commonTexts.changeFailed);
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue(REASON);
    await expect(canvas.getByText(adminMemberTexts.active)).toBeInTheDocument();
  },
};

/** A new member has no activity yet. */
export const Newcomer: Story = {
  parameters: { at: '/admin/members/user11' },
  beforeEach: () => {
    enrol({ userName: '새 이웃', email: 'new@mulbit.test', password: '', now: Date.now() });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(adminMemberTexts.noLedger)).toBeVisible();
    await expect(await canvas.findByText(adminMemberTexts.noPosts)).toBeVisible();
    await expect(canvas.getByText(adminMemberTexts.noSessions)).toBeVisible();
  },
};
