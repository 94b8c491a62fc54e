import { adminMembersTexts } from '@/texts/admin/members';
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
