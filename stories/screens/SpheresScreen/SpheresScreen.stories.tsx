import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import { fixtures } from '@contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/spheres') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const all = fixtures.spheres.toSorted((a, b) => b.memberCount - a.memberCount);
const kitchen = fixtures.spheres.find(({ id }) => id === 2) ?? all[0];
const findList = async ({ canvas }: Play) =>
  within(await canvas.findByRole('list', { name: spheresTexts.list }));
const namesOf = (list: Awaited<ReturnType<typeof findList>>) =>
  list.getAllByRole('link').map((link) => link.textContent);

/** The search words go into the address; clearing them shows all spheres again. */
export const Search: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await findList(context);
    const field = canvas.getByRole('searchbox', { name: spheresTexts.searchLabel });
    await userEvent.type(field, `${kitchen?.name.replace(' ', '')}{Enter}`);
    const q = kitchen?.name.replace(' ', '') ?? '';
    await arriveAt(context, `/spheres?q=${encodeURIComponent(q)}`);
    await canvas.findByRole('heading', { name: spheresTexts.found(q), level: 1 });
    await waitFor(async () => expect(namesOf(await findList(context))).toEqual([kitchen?.name]));
    await expect(field).toHaveFocus();
    const spoken = canvasElement.querySelector('main [aria-live="polite"]');
    await expect(spoken).toHaveTextContent(spheresTexts.found(q, spheresTexts.count(1, false)));
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await arriveAt(context, '/spheres');
    await canvas.findByRole('heading', { name: sphereTexts.browse, level: 1 });
  },
};

export const NoneFound: Story = {
  parameters: { at: '/spheres?q=없는말없는말' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spheresTexts.noneFound('없는말없는말'))).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: sphereTexts.browse })).toHaveAttribute(
      'href',
      '/spheres',
    );
  },
};
