import { testerTexts } from '../testerTexts';
import { language, maxResults, oauthFlag, pageToken, part, text } from './params';
import { needsOneOf, onlyOneOf } from './rules';
import { youtubeList } from './youtube-list';

const filters = ['id', 'forUsername', 'mine', 'managedByMe', 'mySubscribers', 'forHandle'];

export const youtubeChannels = youtubeList({
  id: 'youtube-channels',
  path: 'youtube-channels-api-test',
  label: 'YouTube 채널 조회',
  intro: '채널의 정보를 id, 핸들, 사용자 이름으로 조회합니다(channels.list).',
  resource: 'channels',
  params: [
    part(
      [
        'snippet',
        'statistics',
        'contentDetails',
        'brandingSettings',
        'status',
        'topicDetails',
        'localizations',
      ],
      'snippet,statistics,contentDetails',
    ),
    text('id', '채널 id(id)', { help: '쉼표로 나누어 50개까지 넣을 수 있습니다.', max: 1300 }),
    text('forHandle', '핸들(forHandle)', { help: '@는 있어도 없어도 됩니다.', max: 60 }),
    text('forUsername', '사용자 이름(forUsername)', { max: 60 }),
    oauthFlag('mine'),
    oauthFlag('managedByMe'),
    oauthFlag('mySubscribers'),
    maxResults('5'),
    pageToken,
    language,
  ],
  rules: [
    needsOneOf(filters, testerTexts.channelsOneOf),
    onlyOneOf(['id', 'forUsername', 'forHandle'], testerTexts.channelsOnlyOne),
  ],
  constraints: [
    testerTexts.channelsOneOf,
    testerTexts.channelsOnlyOne,
    testerTexts.maxOf50,
    'mine, managedByMe, mySubscribers는 OAuth 인증이 필요합니다.',
    '구독자 수는 유효 숫자 세 자리로 반올림되어 나옵니다.',
  ],
  result: 'channels',
});
