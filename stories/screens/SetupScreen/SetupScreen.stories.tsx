import { authTexts } from '@/texts/auth';
import { identityTexts } from '@/texts/identity';
import { setupTexts } from '@/texts/setup';
import { starterSpheres } from '@contract/rules/site/setup';
import { SETUP_LINK_LIFETIME } from '@contract/rules/site/setup';
import { reasonTexts } from '@contract/texts';
import { settings } from '@mocks/db/settings';
import { setup } from '@mocks/db/setup';
import { spheres } from '@mocks/db/spheres';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { arriveAt, page } from '../../site';

const added = starterSpheres.at(-1)?.name ?? '';

const meta = {
  tags: ['behavior'],
  ...page('/setup#a-token', 'guest'),
  beforeEach: () => setup.begin('a-token', Date.now() + SETUP_LINK_LIFETIME),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first admin arrives at the admin pages of a site with its name and its spheres. */
export const Opens: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { fields, accents } = identityTexts;
    const name = await canvas.findByRole('textbox', { name: fields.siteName.label });
    await userEvent.type(name, '새물결');
    await userEvent.click(canvas.getByRole('radio', { name: accents.forest }));
    await userEvent.type(canvas.getByRole('textbox', { name: authTexts.email }), 'a@mulbit.test');
    await userEvent.type(canvas.getByRole('textbox', { name: authTexts.userName }), '처음 온 이');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'a-first-password-1');
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(`^${added}`) }));
    await userEvent.click(canvas.getByRole('button', { name: setupTexts.submit }));
    await arriveAt(context, '/admin');
    await expect(settings.read()).toMatchObject({ siteName: '새물결', siteAccent: 'forest' });
    await waitFor(() => expect(document.title).toContain('새물결'));
    const names = spheres.list().map((sphere) => sphere.name);
    const chosen = [...starterSpheres.slice(0, 3).map((one) => one.name), added];
    for (const one of chosen) await expect(names).toContain(one);
  },
};

/** A link that ends while the form is filled in keeps what was typed. */
export const EndsMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: identityTexts.fields.siteName.label });
    await userEvent.type(name, '새물결');
    await userEvent.type(canvas.getByRole('textbox', { name: authTexts.email }), 'a@mulbit.test');
    await userEvent.type(canvas.getByRole('textbox', { name: authTexts.userName }), '처음 온 이');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'a-first-password-1');
    setup.end();
    await userEvent.click(canvas.getByRole('button', { name: setupTexts.submit }));
    await expect(await canvas.findByText(reasonTexts.siteSetupEnded)).toBeVisible();
    await expect(name).toHaveValue('새물결');
  },
};
