import { welcomePath } from '@/config/routes';
import { authTexts } from '@/texts/auth';
import { consentTexts } from '@/texts/consent';
import { providerTexts as texts } from '@/texts/providers';
import { reasonTexts } from '@contract/texts';
import { emailConfirmation } from '@mocks/db/email-confirmation';
import { linkedAccounts } from '@mocks/db/linked-accounts';
import { members } from '@mocks/db/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/login?from=%2Fpost%2F2') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Signs in at the simulated Kakao. */
async function visit({ canvas, userEvent }: Play, email: string, isConfirmed = true) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.buttons.kakao }));
  // The login page has a field of the same name.
  await canvas.findByText(texts.simulationLead);
  await userEvent.type(canvas.getByLabelText(texts.simulationEmail), email);
  if (!isConfirmed) {
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.simulationConfirmed }));
  }
  await userEvent.click(canvas.getByRole('button', { name: texts.simulationGo }));
}

/** A linked account signs in and leads back to the page that asked for it. */
export const Linked: Story = {
  beforeEach: () =>
    linkedAccounts.insert('kakao', 'me@kakao.test', 1, { createdAt: 1, lastUsedAt: null }),
  play: async (context) => {
    await visit(context, 'me@kakao.test');
    await arriveAt(context, '/post/2');
  },
};

/** An address that both sides have confirmed finds its account. */
export const ByAddress: Story = {
  beforeEach: () => emailConfirmation.confirm(1),
  play: async (context) => {
    await visit(context, 'member@mulbit.test');
    await arriveAt(context, '/post/2');
    await expect(linkedAccounts.listOf(1)).toHaveLength(1);
  },
};

/** An address that only the provider has confirmed links nothing, and the page says what to do. */
export const Unproved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await visit(context, 'member@mulbit.test');
    await expect(await canvas.findByText(reasonTexts.providerEmailTaken)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: texts.restart }));
    await arriveAt(context, '/login');
    await expect(await canvas.findByLabelText(authTexts.email)).toBeVisible();
  },
};

/** A newcomer gives a name and the consents; until then there is no account. */
export const Newcomer: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await visit(context, 'river@kakao.test');
    await expect(await canvas.findByText(texts.newcomerEmail('river@kakao.test'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.signUp }));
    await expect(await canvas.findByText(authTexts.needUserName)).toBeVisible();
    await expect(members.findByEmail('river@kakao.test')).toBeNull();
    await userEvent.type(canvas.getByLabelText(authTexts.userName), '강가에서');
    await userEvent.click(canvas.getByRole('checkbox', { name: consentTexts.all }));
    await userEvent.click(canvas.getByRole('button', { name: texts.signUp }));
    await arriveAt(context, welcomePath('/post/2'));
    await expect(members.findByEmail('river@kakao.test')?.password).toBeNull();
  },
};

/** Without a confirmed address the newcomer names one; a taken one is refused at its field. */
export const NewcomerWithoutAddress: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await visit(context, 'member@mulbit.test', false);
    await canvas.findByText(texts.emailHint);
    const email = canvas.getByLabelText(authTexts.email);
    await expect(email).toHaveValue('member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.userName), '강가에서');
    await userEvent.click(canvas.getByRole('checkbox', { name: consentTexts.all }));
    await userEvent.click(canvas.getByRole('button', { name: texts.signUp }));
    await expect(await canvas.findByText(reasonTexts.emailTaken)).toBeVisible();
    await expect(email).toHaveFocus();
  },
};

/** Who turns back at the provider is told so. */
export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.buttons.google }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.simulationCancel }));
    await expect(await canvas.findByText(texts.cancelled)).toBeVisible();
  },
};

/** An answer that this browser did not ask for signs nobody in. */
export const Foreign: Story = {
  parameters: { at: '/login?provider=kakao&state=a-state&code=a-code' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reasonTexts.providerEnded)).toBeVisible();
  },
};
