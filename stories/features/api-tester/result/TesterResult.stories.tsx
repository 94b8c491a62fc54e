import { emptyTexts, testerResultTexts as texts } from '@/texts/admin/testerResult';
import { forgetAnswers } from '@mocks/db/upstream-store';
import { tools } from '@mocks/tools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { fits } from '../../../fits';
import type { Ran } from './ran';
import { findResult, openTab, result } from './result';

const meta = { ...result } satisfies Meta<typeof Ran>;
export default meta;
type Story = StoryObj<typeof meta>;

const MINUTE = 60_000;
const NOTICE = '개발자 요금제의 끝까지 조회했습니다.';

/** The number of items, a note that they are simulated, and their cost; the request is below. */
export const Default: Story = {
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(/^총 [\d,]+건 · 페이지당 6건 · 표시 6건$/)).toBeVisible();
    await expect(region.getByText(texts.simulated)).toBeVisible();
    const cost = /^사용한 호출량: 일반 조회 1단위\(오늘 [\d,]+\/10,000단위 사용\)$/;
    await expect(region.getByText(cost)).toBeVisible();
    const params = within(context.canvas.getByRole('region', { name: texts.params }));
    await expect(params.getByRole('group')).toHaveTextContent('"chart": "mostPopular"');
  },
};

/** The same request within ten minutes costs nothing and shows the age of its answer. */
export const Cached: Story = {
  args: {
    change: {
      cachedAt: new Date(Date.now() - 7.5 * MINUTE).toISOString(),
      quotas: [],
      notices: [NOTICE],
    },
  },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(texts.cached(7 * MINUTE))).toBeVisible();
    await expect(region.getByText(texts.cost([]))).toBeVisible();
    await expect(region.getByRole('list', { name: texts.notices })).toHaveTextContent(NOTICE);
  },
};

/** Without results the raw answer can still be read. */
export const Empty: Story = {
  args: { tester: 'real-estate', values: { region: '세종' } },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(emptyTexts.realEstate ?? '')).toBeVisible();
    await openTab(context, 'raw');
    await expect(region.getByRole('group', { name: texts.tabs.raw })).toHaveTextContent(
      '"totalCount": 0',
    );
  },
};

const usedUnits = async () =>
  (await tools.quotas()).find(({ quota }) => quota === 'youtube.units')?.used;

/** The exchanges of the run become a file for the simulated services, at no cost. */
export const Fixture: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const region = await findResult(context);
    const used = await usedUnits();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: texts.fixture }));
    await expect(await region.findByText(/mocks\/upstream\/recorded/)).toBeVisible();
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toMatch(/^youtube-videos-\d{12}\.json$/);
    await expect(await usedUnits()).toBe(used);
  },
};

/** If the answer is no longer cached, only a button that names the cost requests it again. */
export const FixtureLost: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const region = await findResult(context);
    const used = (await usedUnits()) ?? 0;
    forgetAnswers();
    const button = canvas.getByRole('button', { name: texts.fixture });
    await userEvent.click(button);
    const again = await region.findByRole('button', { name: texts.fixtureAgain });
    await expect(region.getByText(/예상 비용: 일반 조회 1단위$/)).toBeVisible();
    await expect(await usedUnits()).toBe(used);
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(again);
    await expect(button).toHaveFocus();
    await expect(await region.findByText(/mocks\/upstream\/recorded/)).toBeVisible();
    await expect(click).toHaveBeenCalledOnce();
    await expect(await usedUnits()).toBe(used + 1);
  },
};

export const FixtureFailed: Story = {
  parameters: { scenario: 'fixture.failed' },
  play: async (context) => {
    const region = await findResult(context);
    await context.userEvent.click(region.getByRole('button', { name: texts.fixture }));
    await expect(await region.findByText(texts.fixtureFailed)).toBeVisible();
  },
};

/** The item fields as columns, a choice of other columns, and a file for Excel. */
export const Table: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const region = await findResult(context);
    await openTab(context, 'table');
    const grid = within(await region.findByRole('grid', { name: texts.result }));
    await expect(grid.getByRole('button', { name: 'snippet.title' })).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: /^열 선택 \(/ }));
    const choice = within(region.getByRole('group', { name: texts.columnsLabel }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'contentDetails.definition' }));
    const added = within(await region.findByRole('grid', { name: texts.result }));
    await expect(added.getByRole('button', { name: 'contentDetails.definition' })).toBeVisible();

    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: texts.csv }));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toMatch(/^YouTube 동영상.* \d{4}-\d\d-\d\d\.csv$/);
  },
};

/** Many rows on a phone: no view is wider than the screen. */
export const Phone: Story = {
  args: { values: { maxResults: '50' } },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const region = await findResult(context);
    await fits();
    await openTab(context, 'table');
    await region.findByRole('grid', { name: texts.result });
    await fits();
    await openTab(context, 'tree');
    await region.findByRole('treegrid');
    await fits();
    await openTab(context, 'raw');
    await region.findByRole('group', { name: texts.tabs.raw });
    await fits();
  },
};
