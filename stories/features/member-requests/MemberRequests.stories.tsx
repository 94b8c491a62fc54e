import { layoutTexts } from '@/texts/layout';
import { mailLinkTexts } from '@/texts/mailLinks';
import { errorTexts } from '@contract/texts';
import { blockTexts } from '@/texts/blocks';
import { commentTexts } from '@/texts/comment';
import { sphereTexts } from '@/texts/sphere';
import { writeTexts } from '@/texts/write';
import { emailConfirmation } from '@mocks/db/email-confirmation';
import { demoMails } from '@mocks/db/mails';
import { scenarios } from '@mocks/scenarios';
import { limitedText } from '@mocks/scenarios/build';
import { demoAccounts } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { SitePage } from '../../site';

const EMAIL = 'member@mulbit.test';

const meta = {
  component: SitePage,
  argTypes: { demo: { control: false } },
  parameters: { at: '/spheres', role: 'member', scenario: 'signup.confirmEmail' },
  beforeEach: () => void emailConfirmation.ask(1),
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const find = async ({ canvas }: Play) =>
  within(await canvas.findByRole('complementary', { name: mailLinkTexts.requestTitle }));

const endsWith = (words: string) => new RegExp(`${words}$`);

/** A press sends the mail again; the page stays readable. */
export const Asked: Story = {
  play: async (context) => {
    const request = await find(context);
    const lead = request.getByText(mailLinkTexts.requestLead(EMAIL));
    await waitFor(() => expect(lead).toBeVisible());
    await context.userEvent.click(
      request.getByRole('button', { name: mailLinkTexts.requestAgain }),
    );
    await request.findByText(mailLinkTexts.requestSent(EMAIL));
    await expect(demoMails(EMAIL)).toHaveLength(1);
  },
};

/** Toasts usually appear at the bottom of the window: here they do not cover the buttons. */
export const BesideToast: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await find(context);
    const card = canvas.getByRole('complementary', { name: mailLinkTexts.requestTitle });
    const [join] = await canvas.findAllByRole('button', { name: endsWith(sphereTexts.joinOf('')) });
    await userEvent.click(join as HTMLElement);
    const notices = canvas.getByRole('region', { name: layoutTexts.notices });
    await within(notices).findByText(endsWith(sphereTexts.joinedToast('')));
    const { bottom, top } = notices.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(card.getBoundingClientRect().top);
  },
};

/** The demo shows the mail that it would have sent. */
export const Demo: Story = {
  tags: ['behavior'],
  args: { demo: { Ribbon: () => null, accounts: demoAccounts(), mails: demoMails } },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const request = await find(context);
    await context.userEvent.click(
      request.getByRole('button', { name: mailLinkTexts.requestAgain }),
    );
    await expect(await request.findByText(mailLinkTexts.demoLink)).toBeVisible();
    await fits();
    await context.userEvent.click(
      request.getByRole('button', { name: mailLinkTexts.requestLater }),
    );
    await waitFor(() => expect(context.canvas.queryByText(mailLinkTexts.requestTitle)).toBeNull());
  },
};

/** A refused comment shows the reason and keeps its text. */
export const CommentRefused: Story = {
  parameters: { at: '/post/2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const request = await find(context);
    await userEvent.click(request.getByRole('button', { name: mailLinkTexts.requestLater }));
    const field = await canvas.findByPlaceholderText(commentTexts.placeholder);
    await userEvent.type(field, 'a');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const refusal = `${commentTexts.failed} ${errorTexts.EMAIL_UNCONFIRMED}`;
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(field).toHaveValue('a');
  },
};

/** On a phone the bar's message about a refused post is below the card. */
export const PostRefused: Story = {
  parameters: { at: '/write' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await find(context);
    await userEvent.type(await canvas.findByPlaceholderText(blockTexts.textPlaceholder), 'a');
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.submit }));
    const refusal = await canvas.findByText(errorTexts.EMAIL_UNCONFIRMED);
    const card = canvas.getByRole('complementary', { name: mailLinkTexts.requestTitle });
    await waitFor(() =>
      expect(refusal.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        card.getBoundingClientRect().bottom,
      ),
    );
  },
};

export const TooOften: Story = {
  beforeEach: ({ msw }) => {
    emailConfirmation.require(true);
    msw.use(...scenarios['mail.limited'].handlers());
  },
  play: async (context) => {
    const request = await find(context);
    await context.userEvent.click(
      request.getByRole('button', { name: mailLinkTexts.requestAgain }),
    );
    await expect(await request.findByText(limitedText)).toBeVisible();
  },
};
