import { describe, expect, it } from 'vitest';
import { parseObject } from './json';
import { readNews } from './news';
import { parseXml } from './xml';
import { readYoutubeList } from './youtube';

const bad = [
  'javascript:alert(1)',
  ' java\nscript:x',
  'DATA:image/png;base64,x',
  'file:///etc',
  'ftp://a',
];

describe('an address in an answer', () => {
  it.each(bad)('is left out for %j', (url) => {
    const answer = { kind: 'list', items: [{ snippet: { thumbnails: { high: { url } } } }] };
    const exchange = { url: '', status: 200, type: '', body: JSON.stringify(answer) };
    expect(readYoutubeList(exchange).items).toEqual([
      { snippet: { thumbnails: { high: { url: '' } } } },
    ]);
    const names = ['link', 'originallink', 'thumbnail_url', 'urlToImage', 'thnlImgUrlAdr'];
    const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, url])));
    expect(new Set(Object.values(parseObject(body)))).toEqual(new Set(['']));
    const xml = `<row><imgUrl>${url}</imgUrl><title>${url}</title></row>`;
    expect(parseXml(xml)).toEqual({ row: { imgUrl: '', title: url.trim() } });
  });

  it('stays if it is http, https or ours, and so does every other text', () => {
    const kept = {
      ...{ url: 'https://a.example/1', link: 'HTTP://a.example', image: '/scenes/a.svg' },
      ...{ title: 'javascript: 입문', customUrl: '@mulbit', thumbnail: '//i.example/a.jpg' },
    };
    expect(parseObject(JSON.stringify(kept))).toEqual(kept);
  });

  it('of a news picture may also use http', () => {
    const articles = ['http://a.example/a.jpg', 'data:image/png,x'].map((urlToImage) => ({
      ...{ title: '제목', url: 'https://a.example/', urlToImage },
    }));
    const body = JSON.stringify({ status: 'ok', articles });
    const { articles: read } = readNews({ url: '', status: 200, type: '', body });
    expect(read.map(({ urlToImage }) => urlToImage)).toEqual(['http://a.example/a.jpg', null]);
  });
});
