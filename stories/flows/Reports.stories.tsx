import { adminMemberTexts } from '@/texts/admin/members';
import { keyHelpTexts } from '@/texts/admin/keys';
import {
  caseResultTexts,
  reportActionTexts,
  reportDoneTexts,
  reportQueueTexts,
  reportReasonTexts,
} from '@/texts/admin/reports';
import { commonTexts } from '@/texts/common';
import { fixtures } from '@contract/fixtures';
import { sampleIds } from '@contract/fixtures/members';
import { announceChange } from '@mocks/db/announcements';
import { comments } from '@mocks/db/comments';
import { notifications } from '@mocks/db/notifications';
import { posts } from '@mocks/db/posts';
import { reports } from '@mocks/db/reports';
import { suspensions } from '@mocks/db/suspensions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { fits } from '../fits';
import { arriveAt, page } from '../site';
import {
  excerptOf,
  COMMENT,
  POST,
  REASON,
  OPEN,
  findRows,
  linkOf,
  rowOf,
  gone,
  press,
  countsAre,
  settleElsewhere,
  kindsOf,
} from '../features/admin-reports/reportRows';

const meta = { tags: ['behavior'], ...page('/admin/confirm?tab=reports', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dismissed case disappears at once, the counts follow, and its reporters are notified. */
export const Default: Story = {
  play: async (context) => {
    const list = await findRows(context);
    await countsAre(context, OPEN);
    const row = within(rowOf(list, POST));
    await expect(row.getByText(reportQueueTexts.count(2))).toBeVisible();
    await expect(row.getByText('투자를 부추기는 것처럼 보입니다.')).toBeVisible();
    await expect(within(rowOf(list, COMMENT)).getByText(reportQueueTexts.suspended)).toBeVisible();
    await press(context, list, 'dismiss', POST);
    await context.canvas.findByText(reportDoneTexts.dismiss);
    await gone(list, POST);
    await countsAre(context, OPEN - 1);
    await expect(kindsOf(sampleIds.hyun)).toContain('report_dismissed');
    await expect(posts.find(40)).not.toBeNull();
    await fits();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const list = await findRows(context);
    await expect(rowOf(list, POST)).toBeVisible();
    await fits();
  },
};

/** Shows settled cases, who settled them and why; the filter is in the address. */
export const Resolved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findRows(context);
    await userEvent.click(canvas.getByRole('radio', { name: reportQueueTexts.states.resolved }));
    await arriveAt(context, '/admin/confirm?tab=reports&state=resolved');
    const list = await findRows(context);
    await waitFor(() => expect(linkOf(list, excerptOf('comment', 321))).toBeVisible());
    const row = within(rowOf(list, excerptOf('comment', 321)));
    await expect(row.getByText(reportActionTexts.warn)).toBeVisible();
    await expect(row.getByText(/물빛 운영자님이 .+ 처리 · 사유: /)).toBeVisible();
    await expect(row.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: reportQueueTexts.states.open }));
    await arriveAt(context, '/admin/confirm?tab=reports');
    await waitFor(async () => expect(linkOf(await findRows(context), POST)).toBeVisible());
    await fits();
  },
};

export const ResolvedPhone: Story = {
  parameters: { at: '/admin/confirm?tab=reports&state=resolved' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await findRows(context);
    await fits();
  },
};

/** Removing needs a reason, which the author reads; removed content is still listed. */
export const Remove: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await press(context, list, 'remove', POST);
    const dialog = within(
      await canvas.findByRole('dialog', { name: reportReasonTexts.removeTitle }),
    );
    const submit = dialog.getByRole('button', { name: reportActionTexts.remove });
    await userEvent.click(submit);
    await expect(await dialog.findByText(reportReasonTexts.missing)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: REASON }));
    await userEvent.click(submit);
    await canvas.findByText(reportDoneTexts.remove);
    await gone(list, POST);
    await expect(posts.find(40)).toBeNull();
    const [latest] = notifications.listOf(sampleIds.taeo).filter(({ kind }) => kind === 'removed');
    await expect(latest?.reason).toBe(REASON);
    // The keyboard continues from the place of the removed row.
    await waitFor(() => expect(document.activeElement?.closest('li[aria-current]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: reportQueueTexts.states.resolved }));
    await expect(await canvas.findByText(POST)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: reportQueueTexts.detailOf(POST) })).toBeNull();
  },
};

export const Warn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await press(context, list, 'warn', COMMENT);
    const title = reportReasonTexts.warnTitle('배은찬');
    const dialog = within(await canvas.findByRole('dialog', { name: title }));
    await userEvent.type(dialog.getByRole('textbox'), '놀리지 말아주세요.');
    await userEvent.click(dialog.getByRole('button', { name: reportActionTexts.warn }));
    await canvas.findByText(reportDoneTexts.warn);
    await gone(list, COMMENT);
    await expect(kindsOf(sampleIds.eunchan)).toContain('warned');
    await expect(comments.find(71)).not.toBeNull();
  },
};

/** The dialog of the members' page, here for the author of the reported content. */
export const Suspend: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await press(context, list, 'suspend', POST);
    const title = adminMemberTexts.suspendTitle('오태오');
    const dialog = within(await canvas.findByRole('dialog', { name: title }));
    await userEvent.click(dialog.getByRole('radio', { name: adminMemberTexts.dayChoices[30] }));
    await userEvent.type(dialog.getByRole('textbox'), '투자를 부추겼습니다.');
    await userEvent.click(dialog.getByRole('button', { name: adminMemberTexts.suspend }));
    await canvas.findByText(reportDoneTexts.suspend);
    await gone(list, POST);
    const days = ((suspensions.find(sampleIds.taeo)?.until ?? 0) - Date.now()) / 86_400_000;
    await expect(Math.round(days)).toBe(30);
  },
};

/** Settles several at once; if another admin was faster, a dialog says so for each. */
export const Bulk: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    for (const excerpt of [COMMENT, POST]) {
      await userEvent.click(
        list.getByRole('checkbox', { name: reportQueueTexts.selectOf(excerpt) }),
      );
    }
    await expect(canvas.getByText(reportQueueTexts.selected(2))).toBeVisible();
    settleElsewhere('warn', 'comment', 71);
    await userEvent.click(canvas.getByRole('button', { name: reportQueueTexts.dismissSelected }));
    const title = reportQueueTexts.dismissTitle(2);
    const question = within(await canvas.findByRole('dialog', { name: title }));
    await userEvent.click(question.getByRole('button', { name: reportActionTexts.dismiss }));
    const dialog = within(await canvas.findByRole('dialog', { name: reportQueueTexts.bulkTitle }));
    dialog.getByText(reportDoneTexts.dismiss);
    dialog.getByText(/^물빛 운영자님이 .+ 먼저 처리했습니다/);
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.confirm }));
    await gone(list, COMMENT);
    await gone(list, POST);
    await countsAre(context, OPEN - 2);
  },
};

export const BulkRemove: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findRows(context);
    await userEvent.click(canvas.getByRole('button', { name: reportQueueTexts.selectAll }));
    await userEvent.click(canvas.getByRole('button', { name: reportQueueTexts.removeSelected }));
    const title = reportReasonTexts.removeTitleMany(OPEN);
    const dialog = within(await canvas.findByRole('dialog', { name: title }));
    await userEvent.click(dialog.getByRole('radio', { name: REASON }));
    await userEvent.click(dialog.getByRole('button', { name: reportActionTexts.remove }));
    await canvas.findByText(reportQueueTexts.bulkDone(OPEN));
    await expect(await canvas.findByText(reportQueueTexts.empty.open)).toBeVisible();
    // It has a reply, so it keeps its place.
    await expect(comments.find(159)?.isDeleted).toBe(true);
  },
};

/** The second of two admins reads who settled the case and how. */
export const SettledBefore: Story = {
  play: async (context) => {
    const list = await findRows(context);
    settleElsewhere('remove', 'post', 40);
    await press(context, list, 'dismiss', POST);
    const operator = { userId: 'user2', userName: '물빛 운영자' };
    await context.canvas.findByText(caseResultTexts.already(operator, '방금 전', 'remove'));
    await gone(list, POST);
  },
};

/** A case that another admin settles disappears and a new report appears without a reload. */
export const Live: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await countsAre(context, OPEN);
    settleElsewhere('dismiss', 'post', 40);
    announceChange();
    await gone(list, POST);
    await countsAre(context, OPEN - 1);
    const { id: _, resolution: __, minutesAgo: ___, ...sample } = fixtures.reports[0] ?? {};
    reports.create({
      ...(sample as Parameters<typeof reports.create>[0]),
      ...{ memberId: sampleIds.daon, targetId: 36, postId: 36, excerpt: '새로 신고된 글' },
      createdAt: Date.now(),
    });
    announceChange();
    await userEvent.click(await canvas.findByRole('button', { name: reportQueueTexts.showFresh }));
    await waitFor(async () =>
      expect(linkOf(await findRows(context), '새로 신고된 글')).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: reportQueueTexts.showFresh })).toBeNull();
  },
};

/** Keyboard shortcuts move through the list and settle cases. */
export const Keys: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await expect(rowOf(list, COMMENT)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(list, COMMENT)).toHaveFocus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(list, POST)).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(
      list.getByRole('checkbox', { name: reportQueueTexts.selectOf(POST) }),
    ).toBeChecked();
    await userEvent.keyboard('c');
    await gone(list, POST);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('w');
    await canvas.findByRole('dialog', { name: /경고할까요/ });
    await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: keyHelpTexts.title });
  },
};
