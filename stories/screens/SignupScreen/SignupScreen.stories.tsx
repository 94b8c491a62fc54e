import { authTexts } from '@/texts/auth';
import { consentTexts } from '@/texts/consent';
import { welcomeTexts } from '@/texts/welcome';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** After the signup the first steps open, and lead back to the page that asked for the login. */
export const SignedUpOnTheWay: Story = {
  parameters: { at: '/signup?from=%2Fpost%2F2' },
  play: async (context) => {
    await signUp(context);
    await arriveAt(context, '/welcome?from=%2Fpost%2F2');
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: welcomeTexts.later }));
    await arriveAt(context, '/post/2');
  },
};
