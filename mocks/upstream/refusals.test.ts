import { describe, expect, it } from 'vitest';
import { createSimulation } from '.';
import { simWorld } from './youtube/world';

// The real services' rules for their parameters: a mistake shows even without a key.

const { send } = createSimulation(() => Date.parse('2026-11-23T03:00:00Z'));
const videoId = simWorld.videos[0]?.id ?? '';

async function ask(url: string, headers: Record<string, string> = {}) {
  const response = await send(url, { headers });
  const body = await response.text();
  return { status: response.status, body };
}

describe('the simulated YouTube', () => {
  it.each([
    ['videos?chart=mostPopular', 400, 'missingRequiredParameter'],
    ['videos?part=snippet', 400, 'missingRequiredParameter'],
    [`videos?part=snippet&chart=mostPopular&id=${videoId}`, 400, 'incompatibleParameters'],
    [`videos?part=snippet&id=${videoId}&maxResults=5`, 400, 'incompatibleParameters'],
    ['videos?part=snippet&myRating=like', 401, 'required'],
    ['videos?part=snippet&chart=mostPopular&q=x', 400, 'badRequest'],
    ['videos?part=secrets&chart=mostPopular', 400, 'unknownPart'],
    ['videos?part=snippet&chart=mostPopular&maxResults=51', 400, 'invalidParameter'],
    ['videos?part=snippet&chart=mostPopular&pageToken=x', 400, 'invalidPageToken'],
    ['videos?part=snippet&chart=mostPopular&videoCategoryId=27', 404, 'videoChartNotFound'],
    ['search?part=snippet&q=x&videoDuration=short', 400, 'invalidSearchFilter'],
    ['search?part=snippet&q=x&location=1,1', 400, 'invalidLocation'],
    ['search?part=snippet&q=x&publishedAfter=yesterday', 400, 'badRequest'],
    ['search?part=statistics&q=x', 400, 'unknownPart'],
    ['channels?part=snippet', 400, 'missingRequiredParameter'],
    ['channels?part=snippet&id=a&forHandle=b', 400, 'incompatibleParameters'],
    ['channels?part=snippet&mine=true', 401, 'required'],
    ['playlists?part=snippet&channelId=UCnothing', 404, 'channelNotFound'],
    ['playlistItems?part=snippet&playlistId=PLnothing', 404, 'playlistNotFound'],
    ['commentThreads?part=snippet&videoId=nothing', 404, 'videoNotFound'],
    ['commentThreads?part=snippet&videoId=a&maxResults=101', 400, 'invalidParameter'],
    ['videoCategories?part=snippet&regionCode=KR&id=1', 400, 'incompatibleParameters'],
    ['videoCategories?part=snippet&id=99', 404, 'videoCategoryNotFound'],
  ])('refuses %s with %i %s', async (path, status, reason) => {
    const answer = await ask(`https://www.googleapis.com/youtube/v3/${path}&key=any`);
    const { error } = JSON.parse(answer.body) as { error: { errors: { reason: string }[] } };
    expect([answer.status, error.errors[0]?.reason]).toEqual([status, reason]);
  });

  it('refuses the comments of a video with disabled comments', async () => {
    const mute = simWorld.videos.find(({ comments }) => comments === null)?.id ?? '';
    const path = `commentThreads?part=snippet&videoId=${mute}&key=any`;
    const { status, body } = await ask(`https://www.googleapis.com/youtube/v3/${path}`);
    expect([status, body.includes('commentsDisabled')]).toEqual([403, true]);
  });

  it('requires a key', async () => {
    const { status, body } = await ask(
      'https://www.googleapis.com/youtube/v3/videos?part=snippet&chart=mostPopular',
    );
    expect([status, body.includes('API_KEY_INVALID')]).toEqual([400, true]);
  });
});

describe('the simulated NewsAPI', () => {
  it.each([
    ['top-headlines?country=us&sources=x', 400, 'parameterInvalid'],
    ['top-headlines', 400, 'parametersMissing'],
    ['top-headlines?country=us&sortBy=popularity', 400, 'parameterInvalid'],
    ['top-headlines?country=us&pageSize=101', 400, 'parameterInvalid'],
    ['top-headlines?country=us&pageSize=50&page=3', 426, 'maximumResultsReached'],
    ['everything?sortBy=popularity', 400, 'parametersMissing'],
    ['everything?q=x&country=us', 400, 'parameterInvalid'],
  ])('refuses %s with %i %s', async (path, status, code) => {
    const answer = await ask(`https://newsapi.org/v2/${path}`, { 'x-api-key': 'any' });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 'error', code });
  });

  it('requires a key', async () => {
    const answer = await ask('https://newsapi.org/v2/top-headlines?country=us');
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'apiKeyMissing' });
  });
});

describe.each([
  ['at its old address', 'https://openapi.naver.com/v1/search/news.json?', 'X-Naver-Client-'],
  [
    'at its new address',
    'https://naverapihub.apigw.ntruss.com/search/v1/news?format=json&',
    'X-NCP-APIGW-API-KEY',
  ],
])('the simulated portal %s', (_, address, name) => {
  const names = name.endsWith('-') ? [`${name}Id`, `${name}Secret`] : [`${name}-ID`, name];
  const headers = Object.fromEntries(names.map((header) => [header, 'any']));

  it.each([
    ['query=', 400, 'SE01'],
    ['query=x&display=101', 400, 'SE02'],
    ['query=x&start=1001', 400, 'SE03'],
    ['query=x&sort=views', 400, 'SE04'],
  ])('refuses %s with %i %s', async (query, status, errorCode) => {
    const answer = await ask(address + query, headers);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ errorCode });
  });

  it('requires both of its keys', async () => {
    const [first = ''] = names;
    expect((await ask(`${address}query=x`, { [first]: 'any' })).status).toBe(401);
  });
});

describe('the simulated data.go.kr', () => {
  const sales = 'https://apis.data.go.kr/1613000/RTMSDataSvcAptTrade/getRTMSDataSvcAptTrade';
  const bids = 'https://apis.data.go.kr/B010003/OnbidCltrBidRsltListSrvc2/getCltrBidRsltList2';

  it('refuses an unknown key through its gateway: in XML, even for a JSON request', async () => {
    const { status, body } = await ask(`${bids}?resultType=json`);
    expect(status).toBe(200);
    expect(body).toMatch(/^<\?xml .*<returnReasonCode>30</);
  });

  it.each([
    [`${sales}?LAWD_CD=11&DEAL_YMD=202610&serviceKey=any`, /<resultCode>10</],
    [`${bids}?prptDivCd=0007&serviceKey=any`, /"resultCode":"11"/],
  ])('refuses %s with the code of its answer', async (url, code) => {
    expect((await ask(url)).body).toMatch(code);
  });
});
