import { testerTexts } from '../testerTexts';
import { maxResults, pageToken, part, text } from './params';
import { youtubeList } from './youtube-list';

export const youtubePlaylistItems = youtubeList({
  id: 'youtube-playlist-items',
  path: 'youtube-playlist-items-api',
  label: 'YouTube 재생목록 항목 조회',
  intro: '재생목록에 담긴 동영상을 조회합니다(playlistItems.list).',
  resource: 'playlistItems',
  params: [
    part(['snippet', 'contentDetails', 'status', 'id'], 'snippet,contentDetails'),
    text('playlistId', '재생목록 id(playlistId)', {
      max: 100,
      required: testerTexts.playlistNeeded,
    }),
    text('videoId', '동영상 id(videoId)', {
      help: '이 동영상의 항목만 조회합니다.',
      max: 11,
      pattern: /^[\w-]{11}$/,
      problem: testerTexts.videoId,
    }),
    maxResults('5'),
    pageToken,
  ],
  rules: [],
  constraints: [testerTexts.playlistNeeded, testerTexts.partNeeded, testerTexts.maxOf50],
  result: 'playlistItems',
  canSave: true,
});
