import { ProfileStrip } from '@/components/ProfileStrip/ProfileStrip';
import { companionTexts } from '@/texts/companion';
import { profileTexts } from '@/texts/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longSentence } from '../../design/frame';
import { sampleMember } from '../samplePost';
import { fits } from '../../fits';

const meta = {
  component: ProfileStrip,
  args: { member: sampleMember },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ProfileStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('경험치 450 / 2,000')).toBeVisible();
    await expect(canvas.getByText('Lv.2')).toBeVisible();
    await expect(canvas.getByRole('img', { name: profileTexts.waterDrops })).toBeVisible();
  },
};

export const LongName: Story = {
  args: { member: { ...sampleMember, user_name: longSentence } },
  play: async () => {
    await fits();
  },
};

/** What the picture opens, a press anywhere on the strip opens. */
export const Pressed: Story = {
  args: { picture: <button type="button">{companionTexts.open(companionTexts.title)}</button> },
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByText('Lv.2').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(canvas.getByRole('button'));
  },
};
