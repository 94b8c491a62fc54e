import { adminMembersTexts } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import { enrol } from '@mocks/db/enrolment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../../fits';
import { arriveAt, page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/members', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const findRows = async ({ canvas }: Play) =>
  within(await canvas.findByRole('list', { name: adminMembersTexts.list }));

/** Search and filters are in the address; a name leads to the member's page. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findRows(context);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: adminMembersTexts.level }),
      'admin',
    );
    await arriveAt(context, '/admin/members?level=admin');
    await waitFor(async () =>
      expect((await findRows(context)).getAllByText(adminMembersTexts.admin)).toHaveLength(
        (await findRows(context)).getAllByRole('listitem').length,
      ),
    );
    await fits();
    const [first] = (await findRows(context)).getAllByRole('link');
    if (first) await userEvent.click(first);
    await canvas.findByRole('heading', { name: adminMembersTexts.title, level: 1 });
  },
};

export const Failed: Story = {
  parameters: { scenario: 'members.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByText(adminMembersTexts.failed)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await findRows(context);
  },
};

/** Skeleton rows are shown until the members have loaded. */
export const Slow: Story = {
  parameters: { scenario: 'members.slow' },
  play: async (context) => {
    await expect(await context.canvas.findByText(commonTexts.loading)).toBeInTheDocument();
    await findRows(context);
  },
};

/** If loading more fails, the list stays and offers to retry. */
export const MoreFailed: Story = {
  parameters: { scenario: 'members.moreFailed' },
  beforeEach: () => {
    for (let at = 0; at < 15; at += 1) {
      const email = `more${at}@mulbit.test`;
      enrol({ userName: `이웃 ${at}`, email, password: '', now: Date.now() + at });
    }
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: commonTexts.more }));
    await expect(await canvas.findByText(commonTexts.nextFailed)).toBeVisible();
    await expect((await findRows(context)).getAllByRole('listitem')).toHaveLength(20);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await waitFor(async () =>
      expect((await findRows(context)).getAllByRole('listitem').length).toBeGreaterThan(20),
    );
  },
};
