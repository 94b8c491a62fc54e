import { createSimulation } from './upstream';
import { youtubeService } from './upstream/youtube/lists';
import { testerInput } from '@contract/models/tester-input';
import { testerTexts } from '@contract/testerTexts';
import { testerOfResource, testers } from '@contract/testers';
import { checkTester, expectedCost, initialValues } from '@contract/testers/check';
import { language, part } from '@contract/testers/params';
import { curlOf } from '@contract/testers/request';
import { youtubeList } from '@contract/testers/youtube-list';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listAnswer } from '@adapters/answers';
import { callTool, type ToolRecord } from '@adapters/call';
import { NOW, toolsOver } from '@adapters/testing/tools-over';

// All that a further list of YouTube's is made of: its descriptor, and its simulation.
const regions = youtubeList({
  id: 'youtube-regions',
  path: 'youtube-regions-api',
  label: 'YouTube 지역 조회',
  intro: 'YouTube가 쓰는 지역의 목록을 조회합니다(i18nRegions.list).',
  resource: 'i18nRegions',
  params: [part(['snippet'], 'snippet'), { ...language, initial: 'ko' }],
  rules: [],
  constraints: [testerTexts.partNeeded, '지역의 이름은 hl의 언어로 나옵니다.'],
  result: 'videoCategories',
});
const names = { KR: '대한민국', US: '미국' };
const service = youtubeService(
  'i18nRegions',
  () => ({
    total: 2,
    itemAt: (at) => {
      const [id, name] = Object.entries(names)[at] ?? [];
      return id === undefined ? null : { kind: 'youtube#i18nRegion', id, snippet: { gl: id, name } };
    },
  }),
  { params: 'hl', parts: 'snippet', filters: '', oauth: '', most: 50, standard: 50 },
);

const among = [...testers, regions];
const address = 'https://www.googleapis.com/youtube/v3/i18nRegions';

it('a tenth tester begins, checks, costs and shows its request by its descriptor alone', () => {
  const values = initialValues(regions, NOW);
  expect(values).toEqual({ part: 'snippet', hl: 'ko' });
  expect(checkTester(regions, values)).toEqual([]);
  expect(checkTester(regions, {})).toEqual([{ path: 'part', message: testerTexts.partNeeded }]);
  expect(checkTester(regions, { part: 'statistics' })).toHaveLength(1);
  expect(expectedCost(regions, values)).toEqual([{ quota: 'youtube.units', units: 1 }]);
  const [request] = regions.requests(values);
  expect(request && curlOf(request)).toBe(`curl '${address}?part=snippet&hl=ko&key=***'`);
});

it('a tenth tester is called, answered and kept in the history like the nine before it', async () => {
  const input = testerInput(({ endpoint = '' }) => testerOfResource(endpoint, among), {
    endpoint: v.string(),
  });
  const given = v.parse(input, { endpoint: 'i18nRegions', part: ' snippet ', hl: 'ko', other: 'x' });
  expect(given.values).toEqual({ part: 'snippet', hl: 'ko' });
  expect(v.safeParse(input, { endpoint: 'i18nRegions' }).issues?.[0].message).toBe(
    testerTexts.partNeeded,
  );

  const { tools } = toolsOver({ simulation: createSimulation(() => NOW, { [address]: service }) });
  const records: ToolRecord[] = [];
  const answer = await listAnswer(
    tools,
    (asked, work) =>
      callTool(tools, asked, work, (record) => {
        records.push(record);
        return Promise.resolve();
      }),
    given,
  );
  expect(answer).toMatchObject({
    endpoint: 'i18nRegions',
    message: '2건을 조회했습니다.',
    source: 'simulated',
    quota: { quota: 'youtube.units', cost: 1 },
    result: { items: [{ id: 'KR', snippet: { name: '대한민국' } }, { id: 'US' }] },
  });
  expect(records).toMatchObject([{ tester: 'youtube-regions', outcome: 'ok', cost: 1 }]);
});
