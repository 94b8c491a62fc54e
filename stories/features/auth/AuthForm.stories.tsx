import { AuthForm } from '@/features/auth/AuthForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: AuthForm,
  args: { demo: null },
  decorators: [inCard],
} satisfies Meta<typeof AuthForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names and kinds by which a password manager knows the fields. */
export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '로그인' })).toBeVisible();
    await expect(canvas.getByLabelText('이메일')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('비밀번호')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.queryByText('데모 계정')).toBeNull();
  },
};

export const Signup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
    await expect(canvas.getByLabelText('사용자 이름')).toHaveAttribute('autocomplete', 'nickname');
    await expect(canvas.getByLabelText('비밀번호')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('비밀번호 확인')).toBeVisible();
    await expect(canvas.getByText('8자 이상 입력해주세요.')).toBeVisible();
  },
};

/** Each field says what is missing; the first one gets the focus; nothing is sent. */
export const EmptyFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '로그인' }));
    await expect(canvas.getByText('이메일을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('비밀번호를 입력해주세요.')).toBeVisible();
    await expect(canvas.getByLabelText('이메일')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('이메일'), 'm');
    await expect(canvas.queryByText('이메일을 입력해주세요.')).toBeNull();
  },
};

export const SignupErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
    await userEvent.type(canvas.getByLabelText('이메일'), 'someone@mulbit.test');
    await userEvent.type(canvas.getByLabelText('비밀번호'), '짧다');
    await userEvent.type(canvas.getByLabelText('비밀번호 확인'), '다르다');
    await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
    await expect(canvas.getByText('사용자 이름을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('비밀번호는 8자 이상 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
    await expect(canvas.getByLabelText('사용자 이름')).toHaveFocus();
  },
};

/** A change of mode makes another form: the typed text and the errors go. */
export const ToggleClears: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('이메일'), 'someone@mulbit.test');
    await userEvent.click(canvas.getByRole('button', { name: '로그인' }));
    await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
    await expect(canvas.getByLabelText('이메일')).toHaveValue('');
    await expect(canvas.queryByText('비밀번호를 입력해주세요.')).toBeNull();
  },
};

export const RevealedPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('비밀번호'), 'mulbit-member-1');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 보기' }));
    await expect(canvas.getByLabelText('비밀번호')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '비밀번호 숨기기' })).toBeVisible();
  },
};

const submitLogin: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('이메일'), 'member@mulbit.test');
  await userEvent.type(canvas.getByLabelText('비밀번호'), 'wrong-password{Enter}');
};

/** The error is at the password, which gets the focus; both fields keep their text. */
export const WrongPassword: Story = {
  play: async (context) => {
    await submitLogin(context);
    const { canvas } = context;
    await waitFor(() =>
      expect(canvas.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible(),
    );
    await expect(canvas.getByLabelText('비밀번호')).toHaveFocus();
    await expect(canvas.getByLabelText('비밀번호')).toHaveValue('wrong-password');
    await expect(canvas.getByLabelText('이메일')).toHaveValue('member@mulbit.test');
  },
};

export const ServerFailed: Story = {
  parameters: { scenario: 'login.failed' },
  play: async (context) => {
    await submitLogin(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('인증에 실패했습니다.'),
    );
    await expect(context.canvas.getByLabelText('비밀번호')).toHaveValue('wrong-password');
  },
};

export const Offline: Story = {
  parameters: { scenario: 'login.offline' },
  play: async (context) => {
    await submitLogin(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했습니다.'),
    );
  },
};

export const TooManyTries: Story = {
  parameters: { scenario: 'login.limited' },
  play: async (context) => {
    await submitLogin(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
      ),
    );
  },
};

export const Sending: Story = {
  parameters: { scenario: 'login.slow' },
  play: async (context) => {
    await submitLogin(context);
    await expect(context.canvas.getByRole('button', { name: '로그인 중...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const EmailTaken: Story = {
  parameters: { scenario: 'signup.taken' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
    await userEvent.type(canvas.getByLabelText('이메일'), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText('사용자 이름'), '윤슬');
    await userEvent.type(canvas.getByLabelText('비밀번호'), 'light-on-water');
    await userEvent.type(canvas.getByLabelText('비밀번호 확인'), 'light-on-water');
    await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
    await waitFor(() => expect(canvas.getByText('이미 사용 중인 이메일입니다.')).toBeVisible());
    await expect(canvas.getByLabelText('이메일')).toHaveFocus();
    await expect(canvas.getByLabelText('사용자 이름')).toHaveValue('윤슬');
  },
};
