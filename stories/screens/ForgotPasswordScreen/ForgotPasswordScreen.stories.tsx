import { authTexts } from '@/texts/auth';
import { mailLinkTexts } from '@/texts/mailLinks';
import { validationTexts } from '@contract/texts';
import { demoMails } from '@mocks/db/mails';
import { demoAccounts } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, SitePage } from '../../site';

const demo = { Ribbon: () => null, accounts: demoAccounts(), mails: demoMails };

const meta = {
  tags: ['behavior'],
  component: SitePage,
  argTypes: { demo: { control: false } },
  parameters: { at: '/forgot-password' },
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function ask({ canvas, userEvent }: Play, email: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(mailLinkTexts.email), email);
  await userEvent.click(canvas.getByRole('button', { name: mailLinkTexts.send }));
}

/** The login leads here, and the way back keeps the page that asked for the login. */
export const FromLogin: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: authTexts.forgot }));
    await arriveAt(context, '/forgot-password?from=%2Fpost%2F2');
    await userEvent.click(await canvas.findByRole('button', { name: mailLinkTexts.send }));
    await expect(await canvas.findByText(validationTexts.email)).toBeVisible();
    await expect(canvas.getByLabelText(mailLinkTexts.email)).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: mailLinkTexts.toLogin }));
    await arriveAt(context, '/login?from=%2Fpost%2F2');
  },
};

/** The demo shows the mail that it would have sent; its link works. */
export const SentInDemo: Story = {
  args: { demo },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, 'member@mulbit.test');
    await expect(await canvas.findByText(mailLinkTexts.sent('member@mulbit.test'))).toBeVisible();
    const box = within(canvas.getByRole('region', { name: mailLinkTexts.demoBox }));
    await expect(box.getByText(mailLinkTexts.demoNote)).toBeVisible();
    await fits();
    await userEvent.click(box.getByRole('link', { name: mailLinkTexts.demoLink }));
    await arriveAt(context, '/reset-password');
    await canvas.findByText(mailLinkTexts.newLead('member@mulbit.test'));
  },
};
