import { secondFactorTexts } from '@/texts/secondFactor';
import { cleanCode } from '@contract/rules/members/second-factor';
import { totpCode } from '@contract/rules/members/totp';
import { reasonTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/my/settings', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const texts = secondFactorTexts;
const PASSWORD = 'mulbit-admin-1';

const area = async ({ canvas }: Play) =>
  within(await canvas.findByRole('region', { name: texts.title }));

/** An admin sets it up with a wrong and a right code, keeps the recovery codes, and removes it with one. */
export const SetUpAndRemove: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const form = await area(context);
    await userEvent.click(await form.findByRole('button', { name: texts.setUp }));
    await userEvent.type(form.getByLabelText(texts.password), `${PASSWORD}{Enter}`);
    await expect(await form.findByRole('img', { name: texts.qr })).toBeVisible();
    const secret = form.getByText(/^[A-Z2-7 ]{32,}$/).textContent.replaceAll(' ', '');
    const code = form.getByLabelText(texts.code);
    await userEvent.type(code, '12{Enter}');
    await expect(await form.findByText(reasonTexts.wrongCode)).toBeVisible();
    await expect(code).toHaveValue('12');
    await userEvent.clear(code);
    await userEvent.type(code, `${totpCode(secret, Date.now())}{Enter}`);
    const list = within(await form.findByRole('list', { name: texts.recovery }));
    const rows = list.getAllByRole('listitem');
    await expect(rows).toHaveLength(10);
    const [first] = rows.map(({ textContent }) => textContent);
    await userEvent.click(form.getByRole('button', { name: texts.kept }));
    await expect(await form.findByText(texts.codesLeft(10))).toBeVisible();

    await userEvent.click(form.getByRole('button', { name: texts.remove }));
    await userEvent.type(form.getByLabelText(texts.password), PASSWORD);
    await userEvent.type(
      form.getByLabelText(texts.codeOrRecovery),
      `${cleanCode(first ?? '')}{Enter}`,
    );
    await expect(await form.findByText(texts.off)).toBeVisible();
  },
};
