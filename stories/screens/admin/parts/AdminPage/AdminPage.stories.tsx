import { defaultIdentity, titleOf } from '@contract/rules/site/identity';
import { AdminPage } from '@/screens/admin/parts/AdminPage/AdminPage';
import { adminTexts } from '@/texts/admin/menu';
import { endpoints } from '@contract/endpoints';
import { quotaDay, quotaNames } from '@contract/rules/rankings/quota';
import { upstreamStore } from '@mocks/db/upstream-store';
import { answering } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

const title = adminTexts.pages.settings;
const meta = {
  component: AdminPage,
  args: { title, children: adminTexts.backToSite },
  parameters: { role: 'admin' },
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title of the browser tab names the page and the admin area. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe(titleOf(adminTexts.title(title), defaultIdentity)),
    );
  },
};

const search = 'youtube.search';
const spend = (units: number) =>
  upstreamStore.spend(`simulated ${search}`, quotaDay(search, Date.now()), units, 100);

/** The usage of the two daily YouTube quotas; it reloads when the page becomes visible again. */
export const Quota: Story = {
  play: async ({ canvas }) => {
    const { title: name, general, used } = adminTexts.quota;
    const list = within(await canvas.findByRole('list', { name }));
    await expect(await list.findByText(used(0, 100))).toBeVisible();
    await expect(list.getByText(used(0, 10_000))).toBeVisible();
    await expect(list.getByText(general)).toBeVisible();
    await expect(list.getByText(/^(?:오늘|내일) 1[67]:00 초기화$/)).toBeVisible();
    await spend(95);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await list.findByText(used(95, 100))).toBeVisible();
  },
};

/** At the reset the numbers reload. */
export const QuotaReset: Story = {
  beforeEach: ({ msw }) => {
    const resetsAt = new Date(Date.now() + 1_500).toISOString();
    const states = quotaNames.map((quota) => ({ quota, used: 77, limit: 100, resetsAt }));
    const source = 'simulated' as const;
    const sources = { youtube: source, newsapi: source, naver: source, dataGoKr: source };
    const options = { naver: 'naver', onbidList: 'Service/operation' } as const;
    msw.use(answering(endpoints.getQuotas, { success: true, quotas: states, sources, options }));
  },
  play: async ({ canvas, msw }) => {
    const { title: name, used } = adminTexts.quota;
    const list = within(await canvas.findByRole('list', { name }));
    await expect((await list.findAllByText(used(77, 100)))[0]).toBeVisible();
    msw.resetHandlers();
    await expect(await list.findByText(used(0, 100), {}, { timeout: 5_000 })).toBeVisible();
  },
};

/** If the numbers fail to load, the rest of the page does not change. */
export const QuotaFailed: Story = {
  parameters: { scenario: 'quotas.failed' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: title, level: 1 });
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: adminTexts.quota.title })).not.toBeInTheDocument(),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
