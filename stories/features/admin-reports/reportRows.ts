import { adminTexts } from '@/texts/admin/menu';
import { reportActionTexts, reportQueueTexts, reportReasonTexts } from '@/texts/admin/reports';
import { reviewTexts } from '@/texts/admin/review';
import { fixtures } from '@contract/fixtures';
import { sampleIds } from '@contract/fixtures/members';
import type { ReportAction } from '@contract/models/report';
import { notifications } from '@mocks/db/notifications';
import { settle } from '@mocks/db/report-cases';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

type Story = StoryObj<Meta>;
/** The context of a play. */
export type Play = Parameters<NonNullable<Story['play']>>[0];

export const excerptOf = (type: 'post' | 'comment', id: number) =>
  fixtures.reports.find((one) => one.targetType === type && one.targetId === id)?.excerpt ?? '';
/** Two open cases of the demo: the newest is a comment with three reports, then a post with two. */
export const COMMENT = excerptOf('comment', 71);
export const POST = excerptOf('post', 40);
export const REASON = reportReasonTexts.choices.rude;
export const OPEN = 4;

export const findRows = async ({ canvas }: Play) =>
  within(await canvas.findByRole('list', { name: reportQueueTexts.list }));
export type List = Awaited<ReturnType<typeof findRows>>;
export const linkOf = (list: List, excerpt: string) =>
  list.getByRole('link', { name: reportQueueTexts.detailOf(excerpt) });
export const rowOf = (list: List, excerpt: string) =>
  linkOf(list, excerpt).closest('li[id]') as HTMLElement;
export const gone = (list: List, excerpt: string) =>
  waitFor(() =>
    expect(list.queryByRole('link', { name: reportQueueTexts.detailOf(excerpt) })).toBeNull(),
  );
export const press = ({ userEvent }: Play, list: List, action: ReportAction, excerpt: string) =>
  userEvent.click(
    list.getByRole('button', {
      name: reportQueueTexts.actionOf(reportActionTexts[action], excerpt),
    }),
  );
export const countsAre = async ({ canvas }: Play, count: number) => {
  await waitFor(() =>
    expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      `${reviewTexts.tabs.reports}${count}`,
    ),
  );
  const strip = within(canvas.getByRole('region', { name: adminTexts.overview }));
  await expect(
    strip.getByRole('link', { name: new RegExp(adminTexts.openReports) }),
  ).toHaveTextContent(`${count}`);
};
/** Settles a case as another admin would, outside this page. */
export const settleElsewhere = (
  action: ReportAction,
  targetType: 'post' | 'comment',
  targetId: number,
) =>
  settle(
    { targetType, targetId, action, reason: REASON, until: null, bulkId: null },
    sampleIds.operator,
    Date.now(),
  );
export const kindsOf = (memberId: number) => notifications.listOf(memberId).map(({ kind }) => kind);
