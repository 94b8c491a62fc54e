import { testerPath } from '@/config/adminPages';
import { stockTexts } from '@/texts/admin/stock';
import { apiTesterTexts } from '@/texts/admin/testers';
import { testerOf } from '@contract/testers';
import { testerTexts, toolTexts, upstreamTexts } from '@contract/texts';
import { scenarioNames, type ScenarioName } from '@mocks/scenarios';
import { mistake, sight, type Sight } from './sights';
import { press } from './steps';
const run = press(apiTesterTexts.run);

/** The form of a data tool, filled in. */
function toolAt(id: string, values: Record<string, string> = {}): string {
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no data tool ${id}`);
  const form = new URLSearchParams(values).toString();
  return testerPath(tester) + (form && `#${form}`);
}

/** The tool that shows the troubles of each third party. */
const toolOf: Record<string, string> = {
  youtube: 'youtube-videos',
  news: 'news',
  naver: 'portal-news',
  estate: 'real-estate',
  tools: 'youtube-videos',
};
const ownTools: Partial<Record<ScenarioName, string>> = {
  'youtube.comments': toolAt('youtube-comment-threads', {
    part: 'snippet',
    videoId: 'aqz-KE-bpKQ',
  }),
  'youtube.notFound': toolAt('youtube-playlist-items', {
    part: 'snippet',
    playlistId: 'PLnothing',
  }),
  'youtube.chart': toolAt('youtube-videos', {
    ...{ part: 'snippet', chart: 'mostPopular', regionCode: 'KR', videoCategoryId: '27' },
  }),
};
const troubleTexts: Record<string, string> = {
  failed: upstreamTexts.failed,
  unreachable: upstreamTexts.unreachable,
  html: upstreamTexts.unreadable,
  cut: upstreamTexts.unreadable,
  limited: upstreamTexts.rate,
  'youtube.quota': upstreamTexts.youtubeQuota,
  'youtube.wrongKey': upstreamTexts.youtubeKey,
  'youtube.comments': upstreamTexts.comments,
  'youtube.notFound': upstreamTexts.notFound,
  'youtube.chart': upstreamTexts.chart,
  wrongKey: upstreamTexts.key,
  'tools.failed': apiTesterTexts.failed.callYoutube,
  'tools.running': apiTesterTexts.running,
  'tools.offline': '',
};

/** Every trouble of a third party, after a press of the button that asks it. */
const troubles: Sight[] = scenarioNames.flatMap((scenario) => {
  const [subject = '', state = ''] = scenario.split('.');
  const tool = toolOf[subject];
  if (tool === undefined || state.startsWith('history')) return [];
  const says = troubleTexts[scenario] ?? troubleTexts[state] ?? '';
  return [
    sight('tester', scenario, says, { at: ownTools[scenario] ?? toolAt(tool), steps: [run] }),
  ];
});

const wrongImport = { region: '', date: '', maxResults: '99', minViews: '-1' };
const mistakes: Sight[] = [
  mistake(
    'tester',
    'ImportFailed',
    '영상 가져오기: 호출 실패',
    apiTesterTexts.failed.importVideos,
    {
      scenario: 'tools.failed',
      at: toolAt('youtube-import'),
      steps: [run],
    },
  ),
  mistake(
    'tester',
    'CollectFailed',
    '채널 수집: 호출 실패',
    apiTesterTexts.failed.collectChannels,
    {
      scenario: 'tools.failed',
      at: toolAt('youtube-collect'),
      steps: [run],
    },
  ),
  mistake(
    'tester',
    'WrongImport',
    '영상 가져오기: 잘못된 조건',
    [
      testerTexts.importRegion,
      testerTexts.importDate,
      testerTexts.importMax,
      testerTexts.importLeast,
    ],
    { at: toolAt('youtube-import', wrongImport), steps: [run] },
  ),
  mistake('tester', 'WrongNews', '뉴스: 잘못된 조건', testerTexts.newsPage, {
    at: toolAt('news', { page: '99' }),
    steps: [run],
  }),
  mistake(
    'tester',
    'WrongPortalNews',
    '네이버 뉴스: 잘못된 조건',
    [testerTexts.naverQuery, testerTexts.naverStart],
    { at: toolAt('portal-news', { query: '', start: '2000' }), steps: [run] },
  ),
  mistake('tester', 'WrongRealEstate', '부동산: 잘못된 조건', testerTexts.estatePage, {
    at: toolAt('real-estate', { pageNo: '999' }),
    steps: [run],
  }),
];

const stock = (scenario: ScenarioName, says: string): Sight =>
  sight('stockKeyword', scenario, says, { steps: [press(stockTexts.start)] });

/** States of the data tools and of the page of stock keywords. */
export const toolSights: Sight[] = [
  stock('stock.failed', stockTexts.failed),
  stock('stock.empty', stockTexts.empty),
  stock('stock.noKeyword', stockTexts.noKeyword),
  stock('stock.portal', toolTexts.stockFromPortal),
  stock('stock.loading', stockTexts.loading),
  stock('stock.slow', ''),
  sight('stockKeyword', 'quotas.failed'),
  ...troubles,
  ...mistakes,
  sight('tester', 'tools.historyFailed', apiTesterTexts.historyFailed, {
    at: toolAt('youtube-videos'),
    steps: [press(apiTesterTexts.history, 'tab')],
  }),
  sight('tester', 'tools.historyLoading', [], {
    at: toolAt('youtube-videos'),
    steps: [press(apiTesterTexts.history, 'tab')],
  }),
  sight('tester', 'import.saveFailed', toolTexts.importNotSaved, {
    at: toolAt('youtube-import'),
    steps: [run],
  }),
];
