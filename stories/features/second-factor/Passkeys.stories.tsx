import { passkeyFailure, passkeyTexts as texts } from '@/texts/passkeys';
import { secondFactorTexts } from '@/texts/secondFactor';
import { reasonTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { stubDevice, stubRefusal } from '../../passkeys';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/my/settings', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const PASSWORD = 'mulbit-member-1';

const area = async ({ canvas }: Play) =>
  within(await canvas.findByRole('region', { name: texts.title }));

async function add(
  { userEvent }: Play,
  form: Awaited<ReturnType<typeof area>>,
  password = PASSWORD,
) {
  await userEvent.click(await form.findByRole('button', { name: texts.add }));
  await userEvent.type(form.getByLabelText(secondFactorTexts.password), `${password}{Enter}`);
}

/** A member adds a passkey without recovery codes, renames it, and deletes it with the password. */
export const AddRenameRemove: Story = {
  beforeEach: () => {
    stubDevice();
  },
  play: async (context) => {
    const { userEvent } = context;
    const form = await area(context);
    await expect(await form.findByText(texts.none)).toBeVisible();
    await add(context, form);
    const list = within(await form.findByRole('list', { name: texts.list }));
    await expect(form.queryByText(/복구 코드/)).toBeNull();
    await expect(list.getByRole('listitem')).toHaveTextContent(texts.unused);

    await userEvent.click(list.getByRole('button', { name: new RegExp(texts.rename) }));
    const name = form.getByLabelText(texts.name);
    await userEvent.clear(name);
    await userEvent.type(name, '책상 위 컴퓨터{Enter}');
    await expect(await form.findByText('책상 위 컴퓨터')).toBeVisible();

    await userEvent.click(form.getByRole('button', { name: texts.removeOf('책상 위 컴퓨터') }));
    const password = form.getByLabelText(secondFactorTexts.password);
    await userEvent.type(password, 'wrong{Enter}');
    await expect(await form.findByText(reasonTexts.wrongPassword)).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, `${PASSWORD}{Enter}`);
    await expect(await form.findByText(texts.none)).toBeVisible();
  },
};

/** An admin keeps the recovery codes of a first passkey, and deletes it with itself. */
export const OfAdmin: Story = {
  parameters: { role: 'admin' },
  beforeEach: () => {
    stubDevice();
  },
  play: async (context) => {
    const { userEvent } = context;
    const password = 'mulbit-admin-1';
    const form = await area(context);
    await expect(await form.findByText(texts.noteForAdmins)).toBeVisible();
    await add(context, form, password);
    const codes = within(await form.findByRole('list', { name: secondFactorTexts.recovery }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(form.getByRole('button', { name: secondFactorTexts.kept }));
    await expect(await form.findByText(secondFactorTexts.codesLeft(10))).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: new RegExp(`${texts.remove}$`) }));
    await expect(form.getByRole('button', { name: texts.byCode })).toBeVisible();
    const field = form.getByLabelText(secondFactorTexts.password);
    await userEvent.type(field, `${password}{Enter}`);
    await expect(await form.findByText(texts.none)).toBeVisible();
  },
};

/** A refused question of the browser is explained, and the password stays for another try. */
export const Cancelled: Story = {
  beforeEach: stubRefusal,
  play: async (context) => {
    const form = await area(context);
    await add(context, form);
    const refused = new DOMException('', 'NotAllowedError');
    await expect(await form.findByText(passkeyFailure(refused, ''))).toBeVisible();
    await expect(form.getByLabelText(secondFactorTexts.password)).toHaveValue(PASSWORD);
  },
};

/** The device refuses to make a second passkey for the account. */
export const AlreadyThere: Story = {
  beforeEach: () => {
    const known = new DOMException('', 'InvalidStateError');
    spyOn(navigator.credentials, 'create').mockRejectedValue(known);
  },
  play: async (context) => {
    const form = await area(context);
    await add(context, form);
    const known = new DOMException('', 'InvalidStateError');
    await expect(await form.findByText(passkeyFailure(known, ''))).toBeVisible();
  },
};

/** A browser without passkeys shows the list, and no button. */
export const NotKnown: Story = {
  parameters: { scenario: 'passkeys.several' },
  beforeEach: () => {
    const known = globalThis.PublicKeyCredential;
    Object.assign(globalThis, { PublicKeyCredential: undefined });
    return () => Object.assign(globalThis, { PublicKeyCredential: known });
  },
  play: async (context) => {
    const form = await area(context);
    await expect(await form.findByText(texts.notKnown)).toBeVisible();
    await expect(form.queryByRole('button', { name: texts.add })).toBeNull();
    await expect(form.getAllByRole('listitem')).toHaveLength(3);
  },
};
