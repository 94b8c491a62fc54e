import { reportActionTexts, reportQueueTexts } from '@/texts/admin/reports';
import { reviewTexts } from '@/texts/admin/review';
import { blindedTexts } from '@/texts/blinded';
import { commonTexts } from '@/texts/common';
import { sampleIds } from '@contract/fixtures/members';
import { posts } from '@mocks/db/posts';
import { reports } from '@mocks/db/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../../site';
import { addPost } from '../../screens/PostScreen/addPost';
import { POST, findRows, rowOf, press, type List } from './reportRows';

const meta = { ...page('/admin/confirm?tab=reports', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long list of reports opens on a press. */
export const ManyReports: Story = {
  tags: ['behavior'],
  beforeEach: () => {
    addPost({ id: 960, by: 'yuna', title: '많이 신고된 글' });
    for (const memberId of [3, 4, 5, 6, 7]) {
      reports.create({
        ...{ memberId, targetType: 'post', targetId: 960, postId: 960 },
        ...{ authorId: sampleIds.yuna, reason: 'spam', note: `${memberId}번째 말` },
        ...{ excerpt: '많이 신고된 글', createdAt: Date.now() },
      });
    }
  },
  play: async (context) => {
    const list = await findRows(context);
    const row = within(rowOf(list, '많이 신고된 글'));
    await expect(row.getAllByText(/번째 말$/)).toHaveLength(3);
    await context.userEvent.click(row.getByRole('button', { name: reportQueueTexts.more(2) }));
    await expect(row.getAllByText(/번째 말$/)).toHaveLength(5);
  },
};

/** A case that is hidden until an admin decides; finding no problem shows it again. */
export const Blinded: Story = {
  tags: ['behavior'],
  beforeEach: () => {
    addPost({ id: 960, by: 'yuna', title: '블라인드된 글', isConfirmed: false, isBlinded: true });
    reports.create({
      ...{ memberId: sampleIds.hyun, targetType: 'post', targetId: 960, postId: 960 },
      ...{ authorId: sampleIds.yuna, reason: 'spam', note: '', excerpt: '블라인드된 글' },
      createdAt: Date.now(),
    });
  },
  play: async (context) => {
    const list = await findRows(context);
    const row = within(rowOf(list, '블라인드된 글'));
    await expect(row.getByText(blindedTexts.state)).toBeVisible();
    await expect(row.getByText(reportQueueTexts.blindedHint)).toBeVisible();
    await press(context, list, 'dismiss', '블라인드된 글');
    await waitFor(() => expect(posts.find(960)?.isConfirmed).toBe(true));
  },
};

function addCases(): void {
  for (let at = 0; at < 22; at += 1) {
    addPost({ id: 970 + at, by: 'yuna', title: `신고된 글 ${at}` });
    reports.create({
      ...{ memberId: sampleIds.hyun, targetType: 'post', targetId: 970 + at, postId: 970 + at },
      ...{ authorId: sampleIds.yuna, reason: 'spam', note: '', excerpt: `신고된 글 ${at}` },
      createdAt: Date.now() - at,
    });
  }
}
const links = (list: List) => list.getAllByRole('link', { name: /새 탭에서 열기/ });

export const NextPageFailed: Story = {
  parameters: { scenario: 'reports.moreFailed' },
  beforeEach: addCases,
  play: async (context) => {
    const list = await findRows(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: commonTexts.more }));
    await expect(await context.canvas.findByText(commonTexts.nextFailed)).toBeVisible();
    await expect(links(list)).toHaveLength(20);
  },
};

export const Loading: Story = {
  parameters: { scenario: 'reports.loading' },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: reportQueueTexts.states.open });
    await expect(await canvas.findByText(commonTexts.loading)).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'reports.empty' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(reportQueueTexts.empty.open)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: reportQueueTexts.states.resolved }));
    await expect(await canvas.findByText(reportQueueTexts.empty.resolved)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'reports.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByText(reviewTexts.listFailed)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await findRows(context);
  },
};

/** If settling fails, the case returns and the dialog keeps the typed reason. */
export const ResolveFailed: Story = {
  parameters: { scenario: 'reports.resolveFailed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await press(context, list, 'dismiss', POST);
    await canvas.findByText(reportQueueTexts.resolveFailed);
    await waitFor(() => expect(rowOf(list, POST)).toBeVisible());
    await press(context, list, 'remove', POST);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '적어 둔 사유');
    await userEvent.click(dialog.getByRole('button', { name: reportActionTexts.remove }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: reportActionTexts.remove })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('적어 둔 사유');
    await expect(posts.find(40)).not.toBeNull();
  },
};
