import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import { SPHERES_PAGE } from '@contract/endpoints/spheres';
import { fixtures } from '@contract/fixtures';
import { spheres } from '@mocks/db/spheres';
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

/** Adds small spheres after those of the demo, for several pages. */
function addSpheres(): void {
  for (let id = 101; id <= 130; id += 1) {
    const sphere = { id, name: `${id}`, icon: kitchen?.icon ?? '', description: '' };
    spheres.insert({ ...sphere, memberCount: 200 - id });
  }
}

/** Scrolls to load more, which starts by itself near the end, until there are this many. */
async function readOn(
  { canvas, userEvent }: Play,
  list: Awaited<ReturnType<typeof findList>>,
  count: number,
) {
  await waitFor(async () => {
    const more = canvas.queryByRole('button', { name: commonTexts.more });
    if (more) await userEvent.click(more);
    await expect(namesOf(list).length).toBeGreaterThanOrEqual(count);
  });
}

/** The largest come first. */
export const Guest: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { name: sphereTexts.browse, level: 1 });
    const list = await findList(context);
    await readOn(context, list, all.length);
    await expect(namesOf(list)).toEqual(all.map(({ name }) => name));
    await expect(document.title).toBe(layoutTexts.pageTitle(sphereTexts.browse));
  },
};

/** The next page loads on a press or by itself, without duplicates. */
export const MorePages: Story = {
  beforeEach: addSpheres,
  play: async (context) => {
    const list = await findList(context);
    await readOn(context, list, all.length + 30);
    await expect(new Set(namesOf(list)).size).toBe(all.length + 30);
    await expect(context.canvas.queryByRole('button', { name: commonTexts.more })).toBeNull();
  },
};

/** A sphere joined here shows it at once and keeps its place. */
export const Member: Story = {
  parameters: { role: 'member' },
  play: async (context) => {
    const { userEvent } = context;
    const list = await findList(context);
    const [join] = await list.findAllByText(sphereTexts.join);
    const before = namesOf(list);
    if (join) await userEvent.click(join);
    const joined = fixtures.spheres.filter(({ members }) =>
      members.some(({ memberId }) => memberId === 1),
    );
    await waitFor(() =>
      expect(list.getAllByText(sphereTexts.joined).length).toBeGreaterThan(joined.length - 1),
    );
    await expect(namesOf(list).slice(0, before.length)).toEqual(before);
  },
};

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

export const Failed: Story = {
  parameters: { scenario: 'spheres.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByText(spheresTexts.listFailed)).toBeVisible();
    msw.resetHandlers();
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: commonTexts.retry }));
    await expect(namesOf(await findList(context))[0]).toBe(all[0]?.name);
  },
};

/** If the next page fails to load, the list stays. */
export const NextPageFailed: Story = {
  parameters: { scenario: 'spheres.moreFailed' },
  beforeEach: addSpheres,
  play: async (context) => {
    const { canvas } = context;
    const list = await findList(context);
    await readOn(context, list, SPHERES_PAGE);
    const more = canvas.queryByRole('button', { name: commonTexts.more });
    if (more) await context.userEvent.click(more);
    await expect(await canvas.findByText(commonTexts.nextFailed)).toBeVisible();
    await expect(namesOf(list)).toHaveLength(SPHERES_PAGE);
  },
};
