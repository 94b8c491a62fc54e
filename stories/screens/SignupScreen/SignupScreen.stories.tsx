import { authTexts } from '@/texts/auth';
import { consentTexts } from '@/texts/consent';
import { layoutTexts } from '@/texts/layout';
import { demoAccounts } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, SitePage } from '../../site';

const meta = {
  tags: ['behavior'],
  component: SitePage,
  argTypes: { demo: { control: false } },
  parameters: { at: '/signup' },
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function signUp({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(authTexts.email), 'new@mulbit.test');
  await userEvent.type(canvas.getByLabelText(authTexts.userName), '윤슬');
  await userEvent.type(canvas.getByLabelText(authTexts.password), 'light-on-water');
  await userEvent.type(canvas.getByLabelText(authTexts.passwordConfirm), 'light-on-water');
  await userEvent.click(canvas.getByRole('checkbox', { name: consentTexts.all }));
  await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: authTexts.signup })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(layoutTexts.pageTitle(authTexts.signup)));
  },
};

/** A new member is signed in and sent home. */
export const SignedUp: Story = {
  play: async (context) => {
    await signUp(context);
    await arriveAt(context, '/');
  },
};

/** After the signup the member returns to the page that asked for the login. */
export const SignedUpOnTheWay: Story = {
  parameters: { at: '/signup?from=%2Fpost%2F2' },
  play: async (context) => {
    await signUp(context);
    await arriveAt(context, '/post/2');
  },
};

/** The link to the other form keeps the return address. */
export const ToLogin: Story = {
  parameters: { at: '/signup?from=%2Fpost%2F2' },
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('link', { name: authTexts.login }),
    );
    await arriveAt(context, '/login?from=%2Fpost%2F2');
  },
};

export const AlreadySignedIn: Story = {
  parameters: { role: 'member' },
  play: (context) => arriveAt(context, '/'),
};

export const Phone: Story = {
  args: { demo: { Ribbon: () => null, accounts: demoAccounts() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(authTexts.email);
    await fits();
  },
};
