import { AuthForm } from '@/features/auth/AuthForm';
import { authTexts } from '@/texts/auth';
import { boundaryTexts } from '@/texts/errors';
import { errorTexts } from '@contract/errorTexts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: AuthForm,
  args: { demo: false },
  decorators: [inCard],
} satisfies Meta<typeof AuthForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names and kinds by which a password manager knows the fields. */
export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: authTexts.login })).toBeVisible();
    await expect(canvas.getByLabelText(authTexts.email)).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText(authTexts.password)).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.queryByText(authTexts.demoTitle)).toBeNull();
  },
};

export const Signup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
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

/** Each field says what is missing; the first one gets the focus; nothing is sent. */
export const EmptyFields: Story = {
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
    await userEvent.type(canvas.getByLabelText(authTexts.email), 'someone@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), '짧다');
    await userEvent.type(canvas.getByLabelText(authTexts.passwordConfirm), '다르다');
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
    await expect(canvas.getByText(authTexts.needUserName)).toBeVisible();
    await expect(canvas.getByText('비밀번호는 8자 이상 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText(authTexts.mismatch)).toBeVisible();
    await expect(canvas.getByLabelText(authTexts.userName)).toHaveFocus();
  },
};

/** A change of mode makes another form: the typed text and the errors go. */
export const ToggleClears: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(authTexts.email), 'someone@mulbit.test');
    await userEvent.click(canvas.getByRole('button', { name: authTexts.login }));
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
    await expect(canvas.getByLabelText(authTexts.email)).toHaveValue('');
    await expect(canvas.queryByText(authTexts.needPassword)).toBeNull();
  },
};

export const RevealedPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1');
    await userEvent.click(canvas.getByRole('button', { name: authTexts.showPassword }));
    await expect(canvas.getByLabelText(authTexts.password)).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: authTexts.hidePassword })).toBeVisible();
  },
};

const submitLogin: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(authTexts.email), 'member@mulbit.test');
  await userEvent.type(canvas.getByLabelText(authTexts.password), 'wrong-password{Enter}');
};

/** The error is at the password, which gets the focus; both fields keep their text. */
export const WrongPassword: Story = {
  play: async (context) => {
    await submitLogin(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText(errorTexts.BAD_CREDENTIALS)).toBeVisible());
    await expect(canvas.getByLabelText(authTexts.password)).toHaveFocus();
    await expect(canvas.getByLabelText(authTexts.password)).toHaveValue('wrong-password');
    await expect(canvas.getByLabelText(authTexts.email)).toHaveValue('member@mulbit.test');
  },
};

export const ServerFailed: Story = {
  parameters: { scenario: 'login.failed' },
  play: async (context) => {
    await submitLogin(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(authTexts.failed),
    );
    await expect(context.canvas.getByLabelText(authTexts.password)).toHaveValue('wrong-password');
  },
};

export const Offline: Story = {
  parameters: { scenario: 'login.offline' },
  play: async (context) => {
    await submitLogin(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(boundaryTexts.network),
    );
  },
};

export const TooManyTries: Story = {
  parameters: { scenario: 'login.limited' },
  play: async (context) => {
    await submitLogin(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(errorTexts.RATE_LIMITED),
    );
  },
};

export const Sending: Story = {
  parameters: { scenario: 'login.slow' },
  play: async (context) => {
    await submitLogin(context);
    await expect(context.canvas.getByRole('button', { name: authTexts.loggingIn })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const EmailTaken: Story = {
  parameters: { scenario: 'signup.taken' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
    await userEvent.type(canvas.getByLabelText(authTexts.email), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.userName), '윤슬');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'light-on-water');
    await userEvent.type(canvas.getByLabelText(authTexts.passwordConfirm), 'light-on-water');
    await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
    await waitFor(() => expect(canvas.getByText('이미 사용 중인 이메일입니다.')).toBeVisible());
    await expect(canvas.getByLabelText(authTexts.email)).toHaveFocus();
    await expect(canvas.getByLabelText(authTexts.userName)).toHaveValue('윤슬');
  },
};
