import { authTexts } from '@/texts/auth';
import { passkeyFailure, passkeyTexts } from '@/texts/passkeys';
import { secondFactorTexts } from '@/texts/secondFactor';
import { checkNewPasskey } from '@contract/rules/members/passkey-check';
import { creationOptions } from '@contract/rules/members/passkeys';
import { newTotpSecret, totpCode } from '@contract/rules/members/totp';
import { reasonTexts } from '@contract/texts';
import { passkeys } from '@mocks/db/passkeys';
import { secondFactors } from '@mocks/db/second-factors';
import { demoAccounts } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stubDevice, stubRefusal } from '../../passkeys';
import { arriveAt, page } from '../../site';

const meta = {
  tags: ['behavior'],
  ...page('/login'),
  argTypes: { demo: { control: false } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const inDemo = { demo: { Ribbon: () => null, accounts: demoAccounts() } };
const emailOf = ({ canvas }: Play) => canvas.findByLabelText(authTexts.email);

/** The link to the other form keeps the return address but no typed text. */
export const ToSignup: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await emailOf(context), 'someone@mulbit.test');
    await userEvent.click(canvas.getByRole('button', { name: authTexts.login }));
    await userEvent.click(canvas.getByRole('link', { name: authTexts.signup }));
    await arriveAt(context, '/signup?from=%2Fpost%2F2');
    await expect(await emailOf(context)).toHaveValue('');
    await expect(canvas.queryByText(authTexts.needPassword)).toBeNull();
  },
};

/** After the login the member returns to the page that asked for it. */
export const LoggedIn: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await emailOf(context), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
    await arriveAt(context, '/post/2');
  },
};

const secret = newTotpSecret();

/** A second factor asks for a code; a wrong one stays, and starting over keeps the email. */
export const SecondStep: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  beforeEach: () => {
    secondFactors.insert(2, secret, 0, Date.now());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await emailOf(context), 'admin@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-admin-1{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: secondFactorTexts.restart }));
    await expect(await emailOf(context)).toHaveValue('admin@mulbit.test');
    await userEvent.click(canvas.getByRole('button', { name: authTexts.login }));
    const code = await canvas.findByLabelText(secondFactorTexts.code);
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText(reasonTexts.wrongCode)).toBeVisible();
    await expect(code).toHaveValue('000000');
    await userEvent.clear(code);
    await userEvent.type(code, `${totpCode(secret, Date.now())}{Enter}`);
    await arriveAt(context, '/post/2');
  },
};

async function addPasskey(memberId: number) {
  const device = stubDevice();
  const { origin } = location;
  const challenge = 'c3Rvcnk';
  const member = { id: memberId, email: 'somebody@mulbit.test', userName: '' };
  const made = await device.create(
    creationOptions({ challenge, origin, siteName: '', member, known: [] }),
  );
  const checked = await checkNewPasskey(made, { challenge, origin });
  if (checked) passkeys.insert(memberId, '휴대폰', checked, Date.now());
}

/** A passkey signs in without a password. */
export const ByPasskey: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  beforeEach: () => addPasskey(1),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const email = await emailOf(context);
    await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
    await userEvent.click(await canvas.findByRole('button', { name: passkeyTexts.login }));
    await arriveAt(context, '/post/2');
  },
};

/** After an admin's password a passkey takes the second step. */
export const PasskeyStep: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  beforeEach: () => addPasskey(2),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await emailOf(context), 'admin@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-admin-1{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: passkeyTexts.confirm }));
    await arriveAt(context, '/post/2');
  },
};

/** A member's password signs in alone, also beside a passkey. */
export const PasskeyOfMember: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  beforeEach: () => addPasskey(1),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await emailOf(context), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
    await arriveAt(context, '/post/2');
  },
};

/** A refused question of the browser is explained, and the password still works. */
export const PasskeyCancelled: Story = {
  parameters: { at: '/login?from=%2Fpost%2F2' },
  beforeEach: stubRefusal,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: passkeyTexts.login }));
    const refused = new DOMException('', 'NotAllowedError');
    await expect(await canvas.findByText(passkeyFailure(refused, ''))).toBeVisible();
    await userEvent.type(await emailOf(context), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
    await arriveAt(context, '/post/2');
  },
};

/** A crafted link cannot send a member to another site. */
export const AlreadySignedIn: Story = {
  parameters: { at: '/login?from=%2F%2Fevil.example', role: 'member' },
  play: (context) => arriveAt(context, '/'),
};

/** In the demo one press is enough. */
export const Demo: Story = {
  args: inDemo,
  parameters: { at: '/login?from=%2Fwrite-youtube' },
  play: async (context) => {
    await emailOf(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: authTexts.demoMember }),
    );
    await arriveAt(context, '/write-youtube');
  },
};
