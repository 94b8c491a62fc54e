import { NetworkError } from '@/api/client';
import { apiTesterTexts } from '@/texts/admin/testers';
import { ApiError } from '@contract/errors';
import { testerTexts, upstreamTexts } from '@contract/testerTexts';
import { testerOf } from '@contract/testers';
import { checkTester } from '@contract/testers/check';
import type { Tester } from '@contract/testers/types';
import { describe, expect, test } from 'vitest';
import { problemOfError, problemOfRules } from './problem';

function tester(id: string): Tester {
  const found = testerOf(id);
  if (!found) throw new Error(`There is no tester ${id}`);
  return found;
}

const videos = tester('youtube-videos');

describe('broken rules', () => {
  test('show their own sentences at their fields, the first one on top', () => {
    const problem = problemOfRules(videos, checkTester(videos, { maxResults: '51' }));
    expect(problem).toEqual({
      text: testerTexts.partNeeded,
      details: [testerTexts.maxOf50, testerTexts.videosOneOf],
      fields: {
        part: testerTexts.partNeeded,
        maxResults: testerTexts.maxOf50,
        id: testerTexts.videosOneOf,
      },
    });
  });

  test('do not exist if everything is valid', () => {
    expect(problemOfRules(videos, [])).toBeNull();
  });
});

describe('a failed run', () => {
  test('names the reset time if a quota is used up', () => {
    const issues = [{ path: 'quota', message: '2026-11-24 17:00에 초기화됩니다.' }];
    const error = new ApiError('UPSTREAM_QUOTA', upstreamTexts.quota, { issues });
    expect(problemOfError(videos, error)).toEqual({
      text: '오늘 사용할 수 있는 호출량을 모두 썼습니다. 2026-11-24 17:00에 초기화됩니다.',
      details: [],
      fields: {},
    });
  });

  test("shows the service's own words below the sentence", () => {
    const issues = [{ path: '', message: '외부 서비스의 설명: Bad Request' }];
    const { text, details } = problemOfError(
      videos,
      new ApiError('UPSTREAM', upstreamTexts.failed, { issues }),
    );
    expect([text, ...details]).toEqual([upstreamTexts.failed, '외부 서비스의 설명: Bad Request']);
  });

  test('shows the documented sentence of its call if the cause is unknown', () => {
    const error = new ApiError('INTERNAL', 'x');
    expect(problemOfError(videos, error).text).toBe(apiTesterTexts.failed.callYoutube);
    expect(problemOfError(tester('youtube-import'), error).text).toBe('API 호출 실패');
    expect(problemOfError(tester('youtube-collect'), error).text).toBe('채널 API 호출 실패');
    const network = problemOfError(videos, new NetworkError(new Error('offline')));
    expect(network.text).toBe('네트워크 오류가 발생했습니다.');
  });
});
