import { endpoints } from '@contract/endpoints';
import { expect, test } from 'vitest';
import { matchPath } from './match';

test.each([
  ['/api/posts/post3/detail', { postId: 'post3' }],
  ['/api/posts/post3/detail/', { postId: 'post3' }],
  ['/api/posts/%EB%AC%BC/detail', { postId: '물' }],
  ['/api/posts/%E0%A4%A/detail', { postId: '%E0%A4%A' }],
  ['/api/posts/detail', null],
  ['/api/posts/post3/details', null],
])('%s', (path, params) => {
  expect(matchPath(endpoints.getPostDetail, path)).toEqual(params);
});
