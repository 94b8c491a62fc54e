import { authTexts } from '@/texts/auth';
import { secondFactorTexts } from '@/texts/secondFactor';
import { newTotpSecret, totpCode } from '@contract/rules/members/totp';
import { reasonTexts } from '@contract/texts';
import { secondFactors } from '@mocks/db/second-factors';
import { demoAccounts } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
