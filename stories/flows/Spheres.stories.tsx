import { sphereTexts } from '@/texts/sphere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Joining shows at once in the card without moving the row; leaving asks first. */
export const JoinAndLeave: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('450 / 2,000');
    const card = within(canvas.getByRole('region', { name: sphereTexts.recommended }));
    await card.findByRole('link', { name: '한 장 과학' });
    const names = () => card.getAllByRole('link').map((link) => link.textContent);
    const before = names();
    await userEvent.click(card.getByRole('button', { name: '한 장 과학 스피어 참여하기' }));
    await expect(
      await card.findByRole('button', { name: sphereTexts.joinedOf('한 장 과학') }),
    ).toBeVisible();
    await expect(await canvas.findByText('한 장 과학 스피어에 참여했습니다.')).toBeInTheDocument();
    await expect(names()).toEqual(before);

    await userEvent.click(card.getByRole('button', { name: sphereTexts.joinedOf('한 장 과학') }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: sphereTexts.leave }));
    await expect(
      await card.findByRole('button', { name: '한 장 과학 스피어 참여하기' }),
    ).toBeVisible();
  },
};
