import { AuthForm } from '@/features/auth/AuthForm';
import { nameTexts } from '@/texts/names';
import { reasonTexts, validationTexts } from '@contract/texts';
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

type Play = Parameters<NonNullable<Story['play']>>[0];

async function submitSignup({ canvas, userEvent }: Play, email: string, name: string, password: string) {
  await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
  await userEvent.type(canvas.getByLabelText('이메일'), email);
  await userEvent.type(canvas.getByLabelText('사용자 이름'), name);
  await userEvent.type(canvas.getByLabelText('비밀번호'), password);
  await userEvent.type(canvas.getByLabelText('비밀번호 확인'), password);
  await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
}

export const EmailTaken: Story = {
  play: async (context) => {
    await submitSignup(context, 'member@mulbit.test', '윤슬', 'light-on-water');
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText(reasonTexts.emailTaken)).toBeVisible());
    await expect(canvas.getByLabelText('이메일')).toHaveFocus();
    await expect(canvas.getByLabelText('사용자 이름')).toHaveValue('윤슬');
  },
};

/** Somebody has the name, however it is spaced; one press takes the free one that is offered. */
export const NameTaken: Story = {
  play: async (context) => {
    await submitSignup(context, 'namesake@mulbit.test', '이 유나', 'light-on-water');
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByText(reasonTexts.nameTaken)).toBeVisible());
    const name = canvas.getByLabelText('사용자 이름');
    await expect(name).toHaveFocus();
    await expect(canvas.getByText(nameTexts.ask('이 유나2'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: nameTexts.take }));
    await expect(name).toHaveValue('이 유나2');
    await expect(name).toHaveFocus();
    await expect(name).toBeValid();
    await expect(canvas.queryByRole('button', { name: nameTexts.take })).toBeNull();
    await expect(canvas.getByLabelText('비밀번호')).toHaveValue('light-on-water');
  },
};

/** Another name typed by hand withdraws the proposal. */
export const NameTypedInstead: Story = {
  play: async (context) => {
    await submitSignup(context, 'namesake@mulbit.test', '이유나', 'light-on-water');
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: nameTexts.take });
    await userEvent.type(canvas.getByLabelText('사용자 이름'), ' 말고');
    await expect(canvas.queryByRole('button', { name: nameTexts.take })).toBeNull();
  },
};

/** The site's name, rows of keys, repetitions and blanks are refused before anything is sent. */
export const WeakPassword: Story = {
  play: async (context) => {
    await submitSignup(context, 'weak@mulbit.test', '약한 비밀번호', 'mulbit123');
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(validationTexts.passwordCommon)).toBeVisible();
    const password = canvas.getByLabelText('비밀번호');
    await expect(password).toHaveFocus();
    await userEvent.clear(password);
    await userEvent.type(password, ' '.repeat(12));
    await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
    await expect(canvas.getByText(validationTexts.passwordBlank)).toBeVisible();
  },
};
