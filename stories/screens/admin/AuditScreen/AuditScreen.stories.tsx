import { auditTexts } from '@/texts/admin/audit';
import { auditKindTexts } from '@contract/auditTexts';
import { fixtures } from '@contract/fixtures';
import { sampleIds } from '@contract/fixtures/members';
import { settingsAudit } from '@contract/rules/admin/settings';
import { audit } from '@mocks/db/audit';
import { queryRuns } from '@mocks/db/queries';
import { signIns } from '@mocks/db/sign-ins';
import { adminTexts } from '@/texts/admin/menu';
import { adminSettingsTexts } from '@/texts/admin/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../../fits';
import { arriveAt, page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/audit', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const SQL = 'SELECT title FROM post WHERE is_confirmed = 1';

/** Changes a setting, so that the audit has an entry. */
async function changeSetting({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: adminTexts.pages.settings }));
  const { label } = adminSettingsTexts.switches.companion_visible;
  await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`^${label}`) }));
  await canvas.findByText(adminSettingsTexts.saved);
  await userEvent.click(canvas.getByRole('link', { name: adminTexts.pages.audit }));
}

/** The newest action of an admin comes first; filters go into the address. */
export const Default: Story = {
  parameters: { at: '/admin/settings' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await changeSetting(context);
    const list = within(await canvas.findByRole('list', { name: auditTexts.list }));
    await expect(list.getAllByText(auditKindTexts['settings.update'])[0]).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: auditTexts.kind }),
      'settings.update',
    );
    await userEvent.click(canvas.getByRole('button', { name: auditTexts.apply }));
    await arriveAt(context, '/admin/audit?kind=settings.update');
    await canvas.findByRole('list', { name: auditTexts.list });
    await userEvent.click(canvas.getByRole('button', { name: auditTexts.export }));
    await canvas.findByText(auditTexts.exported(1));
    await fits();
  },
};

const now = Date.now();
const by = { actorId: sampleIds.operator, memberId: sampleIds.yuna, now };

function writeEach(): void {
  const until = now + 7 * 86_400_000;
  audit.write({
    ...{ ...by, action: 'member.suspend', subject: 'user1', detail: '광고' },
    after: JSON.stringify({ reason: '광고', until }),
  });
  audit.write({ ...by, action: 'post.update', subject: 'post2', detail: 'title, blocks' });
  const change = settingsAudit(fixtures.settings, { review_required: false });
  audit.write({ ...by, memberId: null, action: 'settings.update', subject: 'settings', ...change });
  signIns.note({ kind: 'login.failure', memberId: null, device: 'new', email: 'n…@a.test', now });
  const sent = { query: SQL, params: {}, explain: false };
  queryRuns.add(sampleIds.operator, { ...sent, outcome: 'ok', rows: 55, durationMs: 12 }, now);
}

/** Each kind of entry describes the action and links to its target. */
export const Words: Story = {
  beforeEach: writeEach,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: auditTexts.list }));
    const { title, blocks } = auditTexts.fields;
    for (const words of [title, blocks, auditTexts.devices.new, auditTexts.ran(55, 12), SQL]) {
      await expect(list.getAllByText(words)[0]).toBeVisible();
    }
    const { label } = adminSettingsTexts.switches.review_required;
    await expect(list.getByText(`${label}: 켜짐 → 꺼짐`)).toBeVisible();
    await expect(list.getByRole('link', { name: 'post2' })).toHaveAttribute(
      'href',
      '/admin/confirm/post2',
    );
    await fits();
  },
};

/** The form keeps the focus when its filters are applied. */
export const FocusStays: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const who = await canvas.findByRole('textbox', { name: auditTexts.who });
    await userEvent.type(who, 'user2{Enter}');
    await arriveAt(context, '/admin/audit?who=user2');
    await expect(who).toHaveFocus();
  },
};
