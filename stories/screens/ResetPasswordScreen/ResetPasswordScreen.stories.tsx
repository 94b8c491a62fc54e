import { mailLinkTexts } from '@/texts/mailLinks';
import { settingsTexts } from '@/texts/settings';
import { validationTexts } from '@contract/texts';
import { mails } from '@mocks/db/mails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, SitePage } from '../../site';

const meta = {
  tags: ['behavior'],
  component: SitePage,
  argTypes: { demo: { control: false } },
  parameters: { at: '/reset-password#a-token' },
  beforeEach: () => {
    mails.keepLink('a-token', {
      purpose: 'password',
      memberId: 1,
      email: 'member@mulbit.test',
      now: Date.now(),
    });
  },
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function set({ canvas, userEvent }: Play, password = '다시 정한 비밀번호'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(settingsTexts.newPassword), password);
  await userEvent.type(canvas.getByLabelText(settingsTexts.newPasswordAgain), password);
  await userEvent.click(canvas.getByRole('button', { name: mailLinkTexts.newSubmit }));
}

/** Both fields show their errors; a refused password does not use up the link. */
export const Refused: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: mailLinkTexts.newSubmit }));
    await expect(await canvas.findByText(settingsTexts.needAgain)).toBeVisible();
    await set(context, 'iloveyou');
    await expect(await canvas.findByText(validationTexts.passwordCommon)).toBeVisible();
    await expect(canvas.getByLabelText(settingsTexts.newPassword)).toHaveFocus();
    await fits();
  },
};

export const Ended: Story = {
  parameters: { at: '/reset-password#another-token' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(mailLinkTexts.ended)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: mailLinkTexts.askAgain }));
    await arriveAt(context, '/forgot-password');
  },
};

export const WithoutToken: Story = {
  parameters: { at: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(mailLinkTexts.missing)).toBeVisible();
  },
};
