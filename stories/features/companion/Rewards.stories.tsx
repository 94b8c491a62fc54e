import { Rewards } from '@/features/companion/Rewards';
import { noteEarnedAtom } from '@/state/earned';
import { userAtom } from '@/state/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, waitFor, within } from 'storybook/test';
import { inColumn } from '../session';

/** Something that earns, and the balance it changes. */
function Earning() {
  const earn = useSetAtom(noteEarnedAtom);
  const experience = useAtomValue(userAtom)?.experience;
  return (
    <>
      <Rewards />
      <button type="button" onClick={() => earn('like_give')}>
        좋아요
      </button>
      <output>{experience}</output>
    </>
  );
}

const meta = {
  title: 'Features/Rewards',
  component: Earning,
  parameters: { role: 'member' },
  decorators: [inColumn(360)],
} satisfies Meta<typeof Earning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first visit of a day is rewarded, and told of quietly. */
export const FirstVisit: Story = {
  parameters: { firstVisit: true },
  play: async ({ canvas }) => {
    const told = await canvas.findByText('출석 경험치를 받았습니다.');
    await waitFor(() => expect(told).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('4490'));
  },
};

/** The second one is nothing new. */
export const SecondVisit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4480')).toBeVisible();
    await expect(canvas.queryByText('출석 경험치를 받았습니다.')).toBeNull();
  },
};

/** Each level is told once, and then what it opened. */
export const LevelUp: Story = {
  parameters: { scenario: 'claim.levelUp' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4480');
    await userEvent.click(canvas.getByRole('button', { name: '좋아요' }));
    const level = within(
      await canvas.findByRole('dialog', { name: '레벨이 올랐습니다! Lv.7' }, { timeout: 5000 }),
    );
    await waitFor(() => expect(level.getByText('능력치가 올랐습니다.')).toBeVisible());
    await expect(level.getByText('+2')).toBeVisible();
    await userEvent.click(level.getByRole('button', { name: '확인' }));
    const opened = within(await canvas.findByRole('dialog', { name: '새로운 파츠가 열렸습니다!' }));
    await waitFor(() => expect(opened.getByText('물안경을 사용할 수 있습니다.')).toBeVisible());
    await expect(opened.getByRole('link', { name: '꾸미러 가기' })).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '좋아요' }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** What could not be claimed is claimed the next time; nobody is disturbed. */
export const Failed: Story = {
  parameters: { scenario: 'claim.failed', firstVisit: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4480');
    await userEvent.click(canvas.getByRole('button', { name: '좋아요' }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('4480')).toBeVisible();
  },
};
