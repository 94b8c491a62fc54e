import { SuspensionNotice } from '@/components/SuspensionNotice/SuspensionNotice';
import { suspensionTexts } from '@/texts/suspension';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const reason = '광고를 거듭 올렸습니다.';
const meta = {
  component: SuspensionNotice,
  args: { suspension: { reason, until: '2026-12-01T00:00:00.000Z' } },
} satisfies Meta<typeof SuspensionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The notice shows the end of the suspension in Korean time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('complementary', { name: suspensionTexts.title });
    await expect(notice).toHaveTextContent(suspensionTexts.until('2026-12-01 09:00'));
    await expect(notice).toHaveTextContent(suspensionTexts.reason(reason));
  },
};

export const WithoutEnd: Story = {
  args: { suspension: { reason, until: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent(suspensionTexts.forGood);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
