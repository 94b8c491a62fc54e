import { downloadFile } from '@/design/browser/downloadFile';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveChannels, saveVideos } from './sheets';

vi.mock('@/design/browser/downloadFile', () => ({ downloadFile: vi.fn() }));
afterEach(() => vi.mocked(downloadFile).mockClear());

/** The name and the lines of the saved file. */
function saved(): [name: string | undefined, lines: string[] | undefined] {
  const [name, csv] = vi.mocked(downloadFile).mock.lastCall ?? [];
  return [name, csv?.replace('\uFEFF', '').trimEnd().split('\r\n')];
}

describe('the spreadsheet of a ranking', () => {
  it('of channels has a row for each place, with whole numbers and days in Seoul', () => {
    const channel = {
      ...{ rank: 1, previousRank: 3, name: 'Sea, "calm"', id: 'UCa', category: 'Music' },
      ...{ country: 'KR', subscribersRaw: 1_100_000, totalViewsRaw: 96_400_000 },
      ...{ videoCountRaw: 412, growth: { gained: 100, percent: 1.5, days: 7 } },
      createdAt: '2026-11-05T15:00:00.000Z',
    };
    const unknown = { subscribersRaw: null, previousRank: null, growth: null, createdAt: null };
    saveChannels('Channels', '2026-11-23', [channel, { ...channel, ...unknown, rank: 2 }]);
    const [name, lines] = saved();
    expect(name).toBe('Channels 2026-11-23.csv');
    expect(lines?.slice(1)).toEqual([
      '1,3,"Sea, ""calm""",UCa,Music,KR,1100000,96400000,412,1.5,2026-11-06',
      '2,,"Sea, ""calm""",UCa,Music,KR,,96400000,412,,',
    ]);
    expect(lines?.[0]?.split(',')).toHaveLength(11);
  });

  it('of videos has a row for each place, with the length in seconds', () => {
    const video = {
      ...{ rank: 1, previousRank: null, title: '=SUM(A1)', id: 'sampleVid01' },
      ...{ channelTitle: 'Sea', category: 'Music', viewCountRaw: 1_234_567, likeCountRaw: null },
      ...{ commentCountRaw: 912, durationSeconds: 3723, publishedAt: '2026-11-20T03:00:00.000Z' },
    };
    saveVideos('Videos', null, [video]);
    const [name, lines] = saved();
    expect(name).toBe('Videos.csv');
    // A spreadsheet must not execute a title.
    expect(lines?.slice(1)).toEqual([
      "1,,'=SUM(A1),sampleVid01,Sea,Music,1234567,,912,3723,2026-11-20",
    ]);
    expect(lines?.[0]?.split(',')).toHaveLength(11);
  });
});
