import { mailLinkTexts } from '@/texts/mailLinks';
import { LINK_LIFETIME } from '@contract/rules/site/mail';
import { emailConfirmation } from '@mocks/db/email-confirmation';
import { mails } from '@mocks/db/mails';
import { members } from '@mocks/db/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, SitePage } from '../../site';

const NEW = 'moved@mulbit.test';

const meta = {
  tags: ['behavior'],
  component: SitePage,
  argTypes: { demo: { control: false } },
  parameters: { at: '/confirm-email#a-token', role: 'member' },
  beforeEach: () => {
    mails.keepLink('a-token', { purpose: 'email', memberId: 1, email: NEW, now: Date.now() });
  },
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link changes nothing; only the press does. */
export const Confirmed: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(mailLinkTexts.moved.lead(NEW));
    await arriveAt(context, '/confirm-email');
    await expect(members.find(1)?.email).not.toBe(NEW);
    await fits();
    await userEvent.click(canvas.getByRole('button', { name: mailLinkTexts.moved.act }));
    await expect(await canvas.findByText(mailLinkTexts.moved.done(NEW))).toBeVisible();
    await expect(members.find(1)?.email).toBe(NEW);
  },
};

export const Ended: Story = {
  parameters: { at: '/confirm-email#another-token' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(mailLinkTexts.confirmEnded)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: mailLinkTexts.toSettings }));
    await arriveAt(context, '/my/settings');
  },
};

const EMAIL = 'member@mulbit.test';

/** A new member has a mail whose link was sent at a time (ms). */
function joinedAt(now: number): void {
  mails.endLinksOf(1, null);
  mails.keepLink('a-token', { purpose: 'signup', memberId: 1, email: EMAIL, now });
  emailConfirmation.ask(1);
}

/** A new member's link has expired: the next page offers another. */
export const JoinedTooLate: Story = {
  parameters: { scenario: 'signup.confirmEmail' },
  beforeEach: () => joinedAt(Date.now() - LINK_LIFETIME - 1),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(mailLinkTexts.confirmEnded);
    await userEvent.click(canvas.getByRole('link', { name: mailLinkTexts.toSettings }));
    await arriveAt(context, '/my/settings');
    const request = await canvas.findByRole('complementary', { name: mailLinkTexts.requestTitle });
    await userEvent.click(
      within(request).getByRole('button', { name: mailLinkTexts.requestAgain }),
    );
    await within(request).findByText(mailLinkTexts.requestSent(EMAIL));
  },
};
