import { providerTexts as texts } from '@/texts/providers';
import { secondFactorTexts } from '@/texts/secondFactor';
import { reasonTexts } from '@contract/texts';
import { linkedAccounts } from '@mocks/db/linked-accounts';
import { members } from '@mocks/db/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/my/settings', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const area = async ({ canvas }: Play) =>
  within(await canvas.findByRole('region', { name: texts.title }));

const { naver } = texts.names;

/** A member links an account with the password, and unlinks it again. */
export const LinkAndUnlink: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    let form = await area(context);
    await userEvent.click(await form.findByRole('button', { name: texts.linkOf(naver) }));
    const password = form.getByLabelText(texts.password);
    await userEvent.type(password, 'wrong{Enter}');
    await expect(await form.findByText(reasonTexts.wrongPassword)).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'mulbit-member-1{Enter}');
    await userEvent.type(await canvas.findByLabelText(texts.simulationEmail), 'me@naver.test');
    await userEvent.click(canvas.getByRole('button', { name: texts.simulationGo }));
    await arriveAt(context, '/my/settings');
    form = await area(context);
    await userEvent.click(await form.findByRole('button', { name: texts.unlinkOf(naver) }));
    await userEvent.type(form.getByLabelText(texts.password), 'mulbit-member-1{Enter}');
    await expect(await form.findByRole('button', { name: texts.linkOf(naver) })).toBeVisible();
  },
};

/** Without a password the last account stays linked, and the page says why. */
export const LastWay: Story = {
  beforeEach: () => {
    members.update(1, { password: null });
    linkedAccounts.insert('kakao', 'me@kakao.test', 1, { createdAt: 1, lastUsedAt: null });
  },
  play: async (context) => {
    const { userEvent } = context;
    const form = await area(context);
    await expect(await form.findByText(texts.noPassword)).toBeVisible();
    const { kakao } = texts.names;
    await userEvent.click(await form.findByRole('button', { name: texts.unlinkOf(kakao) }));
    await expect(form.queryByLabelText(texts.password)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: texts.unlink }));
    await expect(await form.findByText(reasonTexts.lastWayIn)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: secondFactorTexts.cancel }));
    await expect(form.getByRole('list', { name: texts.list })).toBeVisible();
  },
};
