import { testerPath } from '@/config/adminPages';
import { formAddress } from '@/features/api-tester/form/testerForm';
import { adminTexts } from '@/texts/admin/menu';
import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { testerOf } from '@contract/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import { upstreamTexts } from '@contract/texts';
import type { ScenarioName } from '@mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../../fits';
import { page } from '../../../site';

function tester(id: string): Tester {
  const found = testerOf(id);
  if (!found) throw new Error(`There is no tester ${id}`);
  return found;
}

const meta = {
  tags: ['behavior'],
  ...page(testerPath(tester('youtube-videos')), 'admin'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A failed run shows its documented sentence, and the form stays. */
function failed(
  id: string,
  scenario: ScenarioName,
  sentence: string,
  values?: TesterValues,
): Story {
  const one = tester(id);
  const hash = values ? formAddress(one, values) : '';
  return {
    parameters: { at: testerPath(one) + hash, scenario },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: texts.run }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentence));
    },
  };
}

const noChart = failed('youtube-videos', 'youtube.chart', upstreamTexts.chart, {
  part: 'snippet',
  chart: 'mostPopular',
  regionCode: 'KR',
  videoCategoryId: '27',
});

/** If a category has no chart, a search by views is offered, which is filled in but not run. */
export const NoChart: Story = {
  ...noChart,
  play: async (context) => {
    await noChart.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: texts.chartSearch }));
    await canvas.findByRole('heading', { name: tester('youtube-search').label, level: 1 });
    await expect(await canvas.findByLabelText('정렬(order)')).toHaveValue('viewCount');
    await expect(canvas.getByLabelText('카테고리(videoCategoryId)')).toHaveTextContent(
      texts.selected(1),
    );
    await expect(canvas.queryByText(/을 조회했습니다/)).toBeNull();
  },
};

/** The typed values of one tool are still there after a look at another. */
export const ComeBack: Story = {
  parameters: { at: testerPath(tester('portal-news')) },
  play: async ({ canvas, userEvent }) => {
    const query = await canvas.findByLabelText('검색어');
    await userEvent.clear(query);
    await userEvent.type(query, '반도체');
    const menu = within(canvas.getByRole('navigation', { name: adminTexts.navigation }));
    await userEvent.click(menu.getByRole('link', { name: tester('news').label }));
    const country = tester('news').params.find(({ name }) => name === 'country');
    await canvas.findByLabelText(country?.label ?? '');
    await userEvent.click(menu.getByRole('link', { name: tester('portal-news').label }));
    await waitFor(() => expect(canvas.getByLabelText('검색어')).toHaveValue('반도체'));
  },
};

/** A link fills the form without running it. */
export const SharedAddress: Story = {
  parameters: {
    at:
      testerPath(tester('youtube-search')) +
      formAddress(tester('youtube-search'), {
        part: 'snippet',
        q: '파도 소리',
        type: 'video,channel',
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('검색어(q)')).toHaveValue('파도 소리');
    await expect(canvas.getByLabelText('결과 종류(type)')).toHaveTextContent(texts.selected(2));
    await expect(canvas.getByLabelText('세이프서치(safeSearch)')).toHaveValue('');
    await expect(canvas.queryByText(/을 조회했습니다/)).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('동영상 id(id)');
    await userEvent.click(canvas.getByLabelText('포함할 정보(part)'));
    await canvas.findByRole('listbox');
    await fits();
  },
};
