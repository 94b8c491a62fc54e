import { keyHelpTexts } from '@/texts/admin/keys';
import { commonTexts } from '@/texts/common';
import { posts } from '@mocks/db/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addTwo, findRows, FIRST, rowOf } from '../../screens/admin/ReviewScreen/reviewRows';
import { page } from '../../site';

const meta = { ...page('/admin', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Users of speech input turn off the keyboard shortcuts; the browser remembers it. */
export const KeysOff: Story = {
  tags: ['behavior'],
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.keyboard('?');
    const help = within(await canvas.findByRole('dialog', { name: keyHelpTexts.title }));
    await userEvent.click(help.getByRole('checkbox', { name: keyHelpTexts.use }));
    await userEvent.click(help.getByRole('button', { name: commonTexts.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('jc?');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(rowOf(list, FIRST)).toBeVisible();
    await expect(posts.find(953)?.isConfirmed).toBe(false);
    await expect(localStorage.getItem('mulbit.shortcuts')).toBe('false');
  },
};
