import { testerTexts } from '../testerTexts';
import { language, maxResults, oauthFlag, pageToken, part, text } from './params';
import { needsOneOf, onlyOneOf } from './rules';
import { youtubeList } from './youtube-list';

export const youtubePlaylists = youtubeList({
  id: 'youtube-playlists',
  path: 'youtube-playlists-api',
  label: 'YouTube 재생목록 조회',
  intro: '채널의 재생목록을 조회합니다(playlists.list).',
  resource: 'playlists',
  params: [
    part(
      ['snippet', 'contentDetails', 'status', 'player', 'localizations'],
      'snippet,contentDetails',
    ),
    text('id', '재생목록 id(id)', { help: '쉼표로 나누어 50개까지 넣을 수 있습니다.', max: 1800 }),
    text('channelId', '채널 id(channelId)', { max: 100 }),
    oauthFlag('mine'),
    maxResults('5'),
    pageToken,
    language,
  ],
  rules: [
    needsOneOf(['id', 'channelId', 'mine'], testerTexts.playlistsOneOf),
    onlyOneOf(['id', 'channelId'], testerTexts.playlistsOnlyOne),
  ],
  constraints: [
    testerTexts.playlistsOneOf,
    '공개 재생목록만 조회할 수 있습니다.',
    testerTexts.maxOf50,
    'mine은 OAuth 인증이 필요합니다.',
  ],
  result: 'playlists',
});
