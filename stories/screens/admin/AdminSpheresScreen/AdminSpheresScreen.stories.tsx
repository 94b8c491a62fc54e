import { adminTexts } from '@/texts/admin/menu';
import { adminSphereTexts as texts } from '@/texts/admin/spheres';
import { commonTexts } from '@/texts/common';
import { pictureFieldTexts } from '@/texts/pictureField';
import { place } from '@contract/fixtures/spheres';
import { reasonTexts } from '@contract/texts';
import { audit } from '@mocks/db/audit';
import { spheres } from '@mocks/db/spheres';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { picture } from '../../../features/write-post/writing';
import { page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/spheres', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const names = ({ canvas }: Play) =>
  canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const storedNames = () => spheres.list().map(({ name }) => name);

async function dialogOf({ canvas, userEvent }: Play) {
  const dialog = within(await canvas.findByRole('dialog'));
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: new RegExp(`^${texts.name}`) }),
    press: (label: string) => userEvent.click(dialog.getByRole('button', { name: label })),
  };
}

/** A sphere is renamed; the change is in the audit and can be undone. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: adminTexts.pages.adminSpheres, level: 1 });
    await press(context, `새벽 감성 ${texts.edit}`);
    const { dialog, name, press: pressIn } = await dialogOf(context);
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, '자취생-부엌');
    await pressIn(commonTexts.save);
    await expect(await dialog.findByText(reasonTexts.sphereNameTaken)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, '심야 감성');
    await userEvent.click(dialog.getByRole('radio', { name: texts.drawings.book }));
    await pressIn(commonTexts.save);
    await canvas.findByText(texts.saved);
    await expect(spheres.find(place.night)).toMatchObject({
      name: '심야 감성',
      icon: '/tiles/book.svg',
    });
    await press(context, texts.undo);
    await canvas.findByText(texts.undone);
    await expect(spheres.find(place.night)).toMatchObject({
      name: '새벽 감성',
      icon: '/tiles/night.svg',
    });
    const changes = audit.list().filter(({ action }) => action === 'sphere.update');
    await expect(changes).toHaveLength(2);
  },
};

/** The order is changed with the keyboard, and undone. */
export const Ordering: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const before = storedNames();
    const [first = '', second = '', ...rest] = before;
    (await canvas.findByRole('button', { name: `${first} 드래그` })).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await canvas.findByText(texts.ordered);
    await waitFor(() => expect(storedNames()).toEqual([second, first, ...rest]));
    await expect(names(context)).toEqual([second, first, ...rest]);
    await press(context, texts.undo);
    await waitFor(() => expect(storedNames()).toEqual(before));
    await waitFor(() => expect(names(context)).toEqual(before));
  },
};

/** An order that cannot be stored goes back to the one before. */
export const OrderingFails: Story = {
  parameters: { scenario: 'adminSpheres.orderFailed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [first = ''] = storedNames();
    (await canvas.findByRole('button', { name: `${first} 드래그` })).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await canvas.findByText(texts.orderFailed);
    await waitFor(() => expect(names(context)).toEqual(storedNames()));
  },
};

/** A new sphere with an uploaded picture comes last; undoing its creation closes it. */
export const Creating: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await press(context, texts.create);
    const { name, press: pressIn } = await dialogOf(context);
    await userEvent.type(name, '뜨개질 모임');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a picture');
    await userEvent.upload(input, await picture());
    await canvas.findByText(pictureFieldTexts.hint);
    await pressIn(texts.create);
    await canvas.findByText(texts.created);
    const created = spheres.list().at(-1);
    await expect(created).toMatchObject({ name: '뜨개질 모임', isClosed: false });
    await expect(created?.icon).toMatch(/^\/uploads\//);
    await expect(names(context).at(-1)).toBe('뜨개질 모임');
    await press(context, texts.undo);
    await canvas.findByText(texts.createUndone);
    await expect(spheres.list().at(-1)?.isClosed).toBe(true);
  },
};

/** A sphere is closed after a question, and opened again. */
export const Closing: Story = {
  play: async (context) => {
    const { canvas } = context;
    await press(context, `새벽 감성 ${texts.close}`);
    await waitFor(() => expect(canvas.getByText(texts.closeNote)).toBeVisible());
    await press(context, texts.closeAct);
    await canvas.findByText(texts.closedNow);
    await expect(spheres.find(place.night)?.isClosed).toBe(true);
    await press(context, `새벽 감성 ${texts.open}`);
    await canvas.findByText(texts.opened);
    await expect(spheres.find(place.night)?.isClosed).toBe(false);
  },
};
