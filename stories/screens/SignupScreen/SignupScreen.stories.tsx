import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, SitePage } from '../../site';

const meta = {
  component: SitePage,
  argTypes: { demo: { control: false } },
  parameters: { at: '/signup' },
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function signUp({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('이메일'), 'new@mulbit.test');
  await userEvent.type(canvas.getByLabelText('사용자 이름'), '윤슬');
  await userEvent.type(canvas.getByLabelText('비밀번호'), 'light-on-water');
  await userEvent.type(canvas.getByLabelText('비밀번호 확인'), 'light-on-water');
  await userEvent.click(canvas.getByRole('button', { name: '회원가입' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '회원가입' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('회원가입 · 물빛'));
  },
};

/** A new member is signed in and brought home. */
export const SignedUp: Story = {
  play: async (context) => {
    await signUp(context);
    await arriveAt(context, '/');
  },
};

/** Back to where the login was asked for. */
export const SignedUpOnTheWay: Story = {
  parameters: { at: '/signup?from=%2Fpost%2F2' },
  play: async (context) => {
    await signUp(context);
    await arriveAt(context, '/post/2');
  },
};

/** The way to the other form keeps where to come back to. */
export const ToLogin: Story = {
  parameters: { at: '/signup?from=%2Fpost%2F2' },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('link', { name: '로그인' }));
    await arriveAt(context, '/login?from=%2Fpost%2F2');
  },
};

export const AlreadySignedIn: Story = {
  parameters: { role: 'member' },
  play: (context) => arriveAt(context, '/'),
};

export const Phone: Story = {
  args: { demo: { Ribbon: () => null } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('이메일');
    await fits();
  },
};
