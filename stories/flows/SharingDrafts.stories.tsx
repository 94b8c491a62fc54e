import { commonTexts } from '@/texts/common';
import { writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { DRAFTS, titleOf } from '../features/write-video/sharing';
import { arriveAt, page } from '../site';

// Drafts of the video form; the stories of its screen show the rest.
const meta = { tags: ['behavior'], ...page('/write-youtube', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leaving by a link stores the latest text at once. */
export const Leaving: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await titleOf(context), '쓰다 만 글');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await arriveAt(context, '/');
    await expect(localStorage.getItem(DRAFTS)).toContain('쓰다 만 글');
  },
};

/** If the browser cannot store drafts, links and buttons ask before leaving. */
export const LeavingUnkept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await titleOf(context);
    const refused = spyOn(
      Object.getPrototypeOf(localStorage) as Storage,
      'setItem',
    ).mockImplementation(() => {
      throw new Error('full');
    });
    await userEvent.type(title, '쓰다 만 글');
    const name = writeTexts.leaveConfirm;
    const [home] = within(canvas.getByRole('banner')).getAllByRole('link');
    await userEvent.click(home as HTMLElement);
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(title).toHaveValue('쓰다 만 글');
    await arriveAt(context, '/write-youtube');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    const again = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(again.getByRole('button', { name: writeTexts.leave }));
    await arriveAt(context, '/');
    refused.mockRestore();
  },
};
