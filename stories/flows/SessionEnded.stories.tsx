import { adminQueryTexts } from '@/texts/admin/query';
import { authTexts } from '@/texts/auth';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { settingsTexts } from '@/texts/settings';
import { signInAs } from '@mocks/world';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arriveAt, page, takeLoginNotice } from '../site';

const meta = { tags: ['behavior'], ...page('/post/2', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** The region of the notices. */
const noticesOf = async ({ canvas }: Canvas) =>
  within(await canvas.findByRole('region', { name: layoutTexts.notices }));

async function pressLike({ canvas, userEvent }: Canvas): Promise<void> {
  // Waits until the session and the lazy parts have loaded.
  await canvas.findByRole('button', { name: layoutTexts.account });
  await canvas.findByRole('region', { name: layoutTexts.notices });
  const [like] = await canvas.findAllByRole('button', { name: /^좋아요(?!순)/ });
  await userEvent.click(like as HTMLElement);
}

async function logIn({ canvas, userEvent }: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(authTexts.email), 'member@mulbit.test');
  await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
}

/** A press reveals that the session has ended; after the login the member is back on the page. */
export const Pressed: Story = {
  parameters: { scenario: 'session.expired' },
  play: async (context) => {
    const { canvas } = context;
    await pressLike(context);
    await takeLoginNotice(context);
    await arriveAt(context, '/login?from=%2Fpost%2F2');
    await logIn(context);
    await arriveAt(context, '/post/2');
    await pressLike(context);
    // The member had liked it before.
    await expect(
      await canvas.findByRole('button', { name: /^좋아요(?!순)/, pressed: false }),
    ).toBeVisible();
  },
};

/** A comment stays in its field and is still there after the login. */
export const Commenting: Story = {
  parameters: { scenario: 'session.expired' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await noticesOf(context);
    await canvas.findByRole('button', { name: layoutTexts.account });
    const field = await canvas.findByRole('textbox', { name: commentTexts.label });
    await userEvent.type(field, '보내던 댓글{Control>}{Enter}{/Control}');
    await (await noticesOf(context)).findByRole('button', { name: layoutTexts.login });
    // Another request of the page may end the session before the last letters are typed.
    const typed = (field as HTMLTextAreaElement).value;
    await expect('보내던 댓글'.startsWith(typed) && typed !== '').toBe(true);
    await takeLoginNotice(context);
    await logIn(context);
    await arriveAt(context, '/post/2');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: commentTexts.label })).toHaveValue(typed),
    );
  },
};

/** The settings keep all typed text. */
export const Settings: Story = {
  parameters: { at: '/my/settings', scenario: 'session.expired' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await noticesOf(context);
    const bio = await canvas.findByRole('textbox', { name: settingsTexts.bio });
    await userEvent.type(bio, ' 그리고 강');
    const typed = (bio as HTMLTextAreaElement).value;
    await userEvent.type(canvas.getByLabelText(settingsTexts.currentPassword), 'mulbit-member-1');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.save }));
    await (await noticesOf(context)).findByRole('button', { name: layoutTexts.login });
    await expect(canvas.getByRole('textbox', { name: settingsTexts.bio })).toHaveValue(typed);
    await expect(canvas.getByLabelText(settingsTexts.currentPassword)).toHaveValue(
      'mulbit-member-1',
    );
    await takeLoginNotice(context);
    await arriveAt(context, '/login?from=%2Fmy%2Fsettings');
    await logIn(context);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: settingsTexts.bio })).toHaveValue(typed),
    );
  },
};

/** The admin area keeps it too. */
export const Admin: Story = {
  parameters: { role: 'admin', at: '/admin/query#sql=SELECT+1' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const key = await canvas.findByLabelText(adminQueryTexts.key);
    await noticesOf(context);
    await userEvent.type(key, 'half-a-key');
    signInAs('guest');
    await userEvent.click(canvas.getByRole('button', { name: adminQueryTexts.run }));
    await (await noticesOf(context)).findByRole('button', { name: layoutTexts.login });
    await expect(key).toHaveValue('half-a-key');
    await takeLoginNotice(context);
    await arriveAt(context, '/login?from=%2Fadmin%2Fquery');
  },
};

/** Another tab has signed in another member: nothing is sent under the wrong name. */
export const SomebodyElse: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await noticesOf(context);
    await canvas.findByRole('button', { name: layoutTexts.account });
    const field = await canvas.findByRole('textbox', { name: commentTexts.label });
    signInAs('admin');
    await userEvent.type(field, '이름을 걸고 쓴 댓글{Control>}{Enter}{/Control}');
    await expect(
      await (await noticesOf(context)).findByText('지금은 물빛 운영자님으로 로그인되어 있습니다.'),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('이름을 걸고 쓴 댓글', { selector: 'p *' })).toBeNull();
    // The draft belongs to the first member, who finds it again.
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: commentTexts.label })).toHaveValue(''),
    );
    await expect(Object.values(localStorage).join()).toContain('이름을 걸고 쓴 댓글');
  },
};
