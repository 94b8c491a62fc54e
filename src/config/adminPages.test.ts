import { testers } from '@contract/testers';
import { describe, expect, test } from 'vitest';
import { adminEntriesOf, adminGroups, adminPages, testerAt, testerPath } from './adminPages';

const pathsOf = (group: (typeof adminGroups)[number]) =>
  adminEntriesOf(group).map(({ path }) => path);

describe("the admin's sidebar", () => {
  test('begins with the review of posts', () => {
    expect(pathsOf('site')[0]).toBe('/admin/confirm');
  });

  test('lists every data tool in the order of the documents', () => {
    expect(pathsOf('youtube')).toEqual([
      '/admin/youtube-api',
      '/admin/youtube-channels-api',
      '/admin/youtube-videos-api',
      '/admin/youtube-search-api',
      '/admin/youtube-channels-api-test',
      '/admin/youtube-playlists-api',
      '/admin/youtube-playlist-items-api',
      '/admin/youtube-comment-threads-api',
      '/admin/youtube-video-categories-api',
    ]);
    const data = pathsOf('data').filter((path) => path !== '/admin/stock-keyword');
    expect(data).toEqual(['/admin/news-api', '/admin/naver-news', '/admin/real-estate-auction']);
  });

  test('lists each page once, without subpages', () => {
    const all = adminGroups.flatMap(pathsOf);
    const rows = Object.values(adminPages).filter(({ group }) => group !== null);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(rows.length + testers.length);
  });
});

describe('another data tool', () => {
  test('gets its place in the sidebar and its address from its descriptor alone', () => {
    const further = testers
      .filter(({ call }) => call === 'callYoutube')
      .slice(0, 1)
      .map((tester) => ({ ...tester, id: 'further', path: 'further-api', label: '새 도구' }));
    const among = [...testers, ...further];
    const [tester] = further;
    expect(adminEntriesOf('youtube', among).at(-1)).toEqual({
      path: '/admin/further-api',
      page: null,
      tester,
    });
    expect(testerAt('/admin/further-api', among)).toBe(tester);
    expect(adminEntriesOf('data', among)).toEqual(adminEntriesOf('data'));
  });
});

describe('the address of a data tool', () => {
  test('leads to it in any spelling that the router accepts', () => {
    for (const tester of testers) expect(testerAt(testerPath(tester))).toBe(tester);
    expect(testerAt('/admin/News-Api/')?.id).toBe('news');
    expect(testerAt('/admin/youtube-channels-api-test')?.id).toBe('youtube-channels');
    expect(testerAt('/admin/settings')).toBeNull();
  });
});
