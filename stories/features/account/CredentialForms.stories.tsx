import { mailLinkTexts } from '@/texts/mailLinks';
import { reasonTexts, validationTexts } from '@contract/texts';
import { demoMails } from '@mocks/db/mails';
import { demoAccounts } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SitePage } from '../../site';

const meta = {
  component: SitePage,
  argTypes: { demo: { control: false } },
  parameters: { at: '/my/settings', role: 'member' },
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const area = async ({ canvas }: Play) =>
  within(await canvas.findByRole('region', { name: mailLinkTexts.changeTitle }));

async function ask(context: Play, email: string, password = 'mulbit-member-1'): Promise<void> {
  const form = await area(context);
  await context.userEvent.type(form.getByLabelText(mailLinkTexts.newEmail), email);
  await context.userEvent.type(form.getByLabelText(mailLinkTexts.password), password);
  await context.userEvent.click(form.getByRole('button', { name: mailLinkTexts.change }));
}

/** Below is the link that the demo would have sent to the new address. */
export const Sent: Story = {
  args: { demo: { Ribbon: () => null, accounts: demoAccounts(), mails: demoMails } },
  play: async (context) => {
    await ask(context, 'moved@mulbit.test');
    const form = await area(context);
    await expect(
      await form.findByText(mailLinkTexts.changeSent('moved@mulbit.test')),
    ).toBeVisible();
    await expect(form.getByRole('link', { name: mailLinkTexts.demoLink })).toBeVisible();
    await expect(form.getByLabelText(mailLinkTexts.password)).toHaveValue('');
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    const form = await area(context);
    await context.userEvent.click(form.getByRole('button', { name: mailLinkTexts.change }));
    await expect(await form.findByText(validationTexts.email)).toBeVisible();
    await ask(context, 'moved@mulbit.test', 'not the password');
    await expect(await form.findByText(reasonTexts.wrongPassword)).toBeVisible();
    await expect(form.getByLabelText(mailLinkTexts.newEmail)).toHaveValue('moved@mulbit.test');
  },
};

export const Failed: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'mail.failed' },
  play: async (context) => {
    await ask(context, 'moved@mulbit.test');
    const form = await area(context);
    await expect(await form.findByText(mailLinkTexts.changeFailed)).toBeVisible();
  },
};
