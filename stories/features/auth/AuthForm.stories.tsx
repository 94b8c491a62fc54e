import { AuthForm } from '@/features/auth/AuthForm';
import { authTexts } from '@/texts/auth';
import { consentTexts } from '@/texts/consent';
import { nameTexts } from '@/texts/names';
import { revealTexts } from '@/texts/password';
import { consentTexts as refusals } from '@contract/consentTexts';
import { errorTexts, reasonTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: AuthForm,
  args: {
    mode: 'login',
    otherTo: '/signup',
    forgotTo: '/forgot-password',
    returnTo: '/',
    demo: null,
  },
  decorators: [inCard],
} satisfies Meta<typeof AuthForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Field names and types that password managers recognize. */
export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: authTexts.login })).toBeVisible();
    // The browser offers passkeys there.
    await expect(canvas.getByLabelText(authTexts.email)).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await expect(canvas.getByLabelText(authTexts.password)).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.queryByText(authTexts.demoTitle)).toBeNull();
  },
};

const signup = { mode: 'signup', otherTo: '/login' } as const;

export const Signup: Story = {
  args: signup,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(authTexts.userName)).toHaveAttribute(
      'autocomplete',
      'nickname',
    );
    await expect(canvas.getByLabelText(authTexts.password)).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await expect(canvas.getByLabelText(authTexts.passwordConfirm)).toBeVisible();
    await expect(canvas.getByText(authTexts.passwordHint)).toBeVisible();
  },
};

/** Each empty field shows its message; the first one gets the focus; nothing is sent. */
export const EmptyFields: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: authTexts.login }));
    await expect(canvas.getByText(authTexts.needEmail)).toBeVisible();
    await expect(canvas.getByText(authTexts.needPassword)).toBeVisible();
    await expect(canvas.getByLabelText(authTexts.email)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(authTexts.email), 'm');
    await expect(canvas.queryByText(authTexts.needEmail)).toBeNull();
  },
};

export const SignupErrors: Story = {
  tags: ['behavior'],
  args: signup,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(authTexts.email), 'someone@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), '짧다');
    await userEvent.type(canvas.getByLabelText(authTexts.passwordConfirm), '다르다');
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
    await expect(canvas.getByText(authTexts.needUserName)).toBeVisible();
    await expect(canvas.getByText('비밀번호는 8자 이상 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText(authTexts.mismatch)).toBeVisible();
    await expect(canvas.getByLabelText(authTexts.userName)).toHaveFocus();
    // A change to either password can make the two match.
    await userEvent.type(canvas.getByLabelText(authTexts.password), '!');
    await expect(canvas.queryByText(authTexts.mismatch)).toBeNull();
  },
};

export const RevealedPassword: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1');
    await userEvent.click(canvas.getByRole('button', { name: revealTexts.show }));
    await expect(canvas.getByLabelText(authTexts.password)).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: revealTexts.hide })).toBeVisible();
  },
};

const submitLogin: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(authTexts.email), 'member@mulbit.test');
  await userEvent.type(canvas.getByLabelText(authTexts.password), 'wrong-password{Enter}');
};

/** The error is at the password, which gets the focus; both fields keep their text. */
export const WrongPassword: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await submitLogin(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText(errorTexts.BAD_CREDENTIALS)).toBeVisible());
    await expect(canvas.getByLabelText(authTexts.password)).toHaveFocus();
    await expect(canvas.getByLabelText(authTexts.password)).toHaveValue('wrong-password');
    await expect(canvas.getByLabelText(authTexts.email)).toHaveValue('member@mulbit.test');
  },
};

export const Sending: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'login.slow' },
  play: async (context) => {
    await submitLogin(context);
    await expect(context.canvas.getByRole('button', { name: authTexts.loggingIn })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

type Play = Parameters<NonNullable<Story['play']>>[0];
interface Typed {
  email?: string;
  name?: string;
  password?: string;
}

async function typeAccount({ canvas, userEvent }: Play, typed: Typed) {
  const { email = 'new@mulbit.test', name = '윤슬', password = 'light-on-water' } = typed;
  await userEvent.type(canvas.getByLabelText(authTexts.email), email);
  await userEvent.type(canvas.getByLabelText(authTexts.userName), name);
  await userEvent.type(canvas.getByLabelText(authTexts.password), password);
  await userEvent.type(canvas.getByLabelText(authTexts.passwordConfirm), password);
}

async function submitSignup(context: Play, typed: Typed) {
  const { canvas, userEvent } = context;
  await typeAccount(context, typed);
  await userEvent.click(canvas.getByRole('checkbox', { name: consentTexts.all }));
  await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
}

export const EmailTaken: Story = {
  tags: ['behavior'],
  args: signup,
  play: async (context) => {
    await submitSignup(context, { email: 'member@mulbit.test' });
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText(reasonTexts.emailTaken)).toBeVisible());
    await expect(canvas.getByLabelText(authTexts.email)).toHaveFocus();
    await expect(canvas.getByLabelText(authTexts.userName)).toHaveValue('윤슬');
  },
};

/** The name is taken, regardless of its spaces; one press accepts the proposed free name. */
export const NameTaken: Story = {
  tags: ['behavior'],
  args: signup,
  play: async (context) => {
    await submitSignup(context, { name: '이 유나' });
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByText(reasonTexts.nameTaken)).toBeVisible());
    const name = canvas.getByLabelText(authTexts.userName);
    await expect(name).toHaveFocus();
    await expect(canvas.getByText(nameTexts.ask('이 유나2'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: nameTexts.take }));
    await expect(name).toHaveValue('이 유나2');
    await expect(name).toHaveFocus();
    await expect(name).toBeValid();
    await expect(canvas.queryByRole('button', { name: nameTexts.take })).toBeNull();
    await expect(canvas.getByLabelText(authTexts.password)).toHaveValue('light-on-water');
  },
};

const boxes = ({ canvas }: Play) =>
  canvas.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

/** Nothing is ticked at first; one box ticks all, and each can be unticked. */
export const Consents: Story = {
  tags: ['behavior'],
  args: signup,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(boxes(context)).toEqual([false, false, false, false]);
    await userEvent.click(canvas.getByRole('checkbox', { name: consentTexts.all }));
    await expect(boxes(context)).toEqual([true, true, true, true]);
    await userEvent.click(
      canvas.getByRole('checkbox', { name: new RegExp(consentTexts.items.termsVersion) }),
    );
    await expect(boxes(context)).toEqual([false, true, false, true]);
    const view = canvas.getByRole('link', { name: consentTexts.viewOf.privacy });
    await expect(view).toHaveAttribute('href', '/privacy');
    await expect(view).toHaveAttribute('target', '_blank');
  },
};

/** Each missing consent is named; the first gets the focus, and a tick removes the message. */
export const ConsentsMissing: Story = {
  tags: ['behavior'],
  args: signup,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeAccount(context, {});
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
    for (const sentence of [refusals.over14, refusals.terms, refusals.privacy]) {
      await expect(canvas.getByText(sentence)).toBeVisible();
    }
    const first = canvas.getByRole('checkbox', { name: new RegExp(consentTexts.items.isOver14) });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(refusals.over14);
    await userEvent.click(first);
    await expect(canvas.queryByText(refusals.over14)).toBeNull();
  },
};

/** The texts changed while the form was open. */
export const ConsentsOutdated: Story = {
  tags: ['behavior'],
  args: signup,
  parameters: { scenario: 'signup.outdated' },
  play: async (context) => {
    await submitSignup(context, {});
    await expect(await context.canvas.findByText(refusals.outdated)).toBeVisible();
    const terms = new RegExp(consentTexts.items.termsVersion);
    await expect(context.canvas.getByRole('checkbox', { name: terms })).toHaveFocus();
    await expect(context.canvas.getByLabelText(authTexts.email)).toHaveValue('new@mulbit.test');
  },
};
