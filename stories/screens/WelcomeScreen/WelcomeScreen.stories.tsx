import { authTexts } from '@/texts/auth';
import { characterTexts } from '@/texts/character';
import { consentTexts } from '@/texts/consent';
import { seedTexts, speciesTexts } from '@/texts/garden';
import { welcomeTexts } from '@/texts/welcome';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/signup?from=%2Fpost%2F2') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function signUp({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(authTexts.email), 'wave@mulbit.test');
  await userEvent.type(canvas.getByLabelText(authTexts.userName), '첫물결');
  await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-wave-77');
  await userEvent.type(canvas.getByLabelText(authTexts.passwordConfirm), 'mulbit-wave-77');
  await userEvent.click(canvas.getByLabelText(consentTexts.all));
  await userEvent.click(canvas.getByRole('button', { name: authTexts.signup }));
}

const press = async ({ canvas, userEvent }: Play, name: string | RegExp, role = 'button') => {
  const button = await canvas.findByRole(role, { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** A new member names the companion, joins three spheres and plants a seed for nothing. */
export const Journey: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signUp(context);
    await arriveAt(context, '/welcome?from=%2Fpost%2F2');
    const name = await canvas.findByLabelText(characterTexts.name);
    await userEvent.clear(name);
    await userEvent.type(name, '첫친구');
    const [base] = await canvas.findAllByRole('button', { pressed: false });
    await userEvent.click(base as HTMLElement);
    await press(context, welcomeTexts.next);

    await arriveAt(context, '/welcome/spheres?from=%2Fpost%2F2');
    for (const count of [1, 2, 3]) {
      const [join] = await canvas.findAllByRole('button', { name: /스피어 참여하기$/ });
      await userEvent.click(join as HTMLElement);
      await canvas.findByText(welcomeTexts.spheres.joined(count));
    }
    await press(context, welcomeTexts.next);

    await arriveAt(context, '/welcome/garden?from=%2Fpost%2F2');
    await press(context, speciesTexts.daffodil, 'radio');
    await press(context, seedTexts.plant);
    await expect(
      await canvas.findByRole('heading', { name: welcomeTexts.garden.plantedTitle }),
    ).toBeVisible();
    await press(context, welcomeTexts.begin);
    await arriveAt(context, '/post/2');
  },
};

/** Each step can be skipped, and all of them at once. */
export const Skipped: Story = {
  parameters: { at: '/welcome?from=%2Fpost%2F2', role: 'member' },
  play: async (context) => {
    await press(context, welcomeTexts.skip, 'link');
    await arriveAt(context, '/welcome/spheres?from=%2Fpost%2F2');
    await press(context, welcomeTexts.later, 'link');
    await arriveAt(context, '/post/2');
  },
};
