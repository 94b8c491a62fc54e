import { Parser } from 'htmlparser2';
import { expect, it, vi } from 'vitest';
import { PARTS_MOST, readPage } from './read-page';

it('the page reader reads a page’s titles in their order of trust', async () => {
  const title = '<title> 문서 제목 </title>';
  const twitter = '<meta name="twitter:title" content="트위터">';
  const og = '<META PROPERTY="OG:Title" CONTENT="오픈그래프">';
  expect((await readPage(title)).title).toBe(' 문서 제목 ');
  expect((await readPage(title + twitter)).title).toBe('트위터');
  expect((await readPage(title + twitter + og)).title).toBe('오픈그래프');
  for (const unseen of [' ', '&#x3164;', '\u200b\u2800']) {
    const facts = await readPage(`<meta property="og:title" content="${unseen}">${title}`);
    expect(facts.title).toBe(' 문서 제목 ');
  }
  expect((await readPage(`${og}<meta property="og:title" content="둘째">`)).title).toBe(
    '오픈그래프',
  );
});

it('the page reader also finds description, picture and site name', async () => {
  const facts = await readPage(`
    <base href="/sub/">
    <meta name="description" content="설명">
    <meta name="og:description" content="다른 &quot;설명&quot; &amp;lt;b&gt; &#x1F642; &nbsp;">
    <meta property="og:site_name" content="사이트">
    <meta name="twitter:image" content="b.png"><meta property="og:image:secure_url" content="a.png">
    <link rel="image_src" href="c.png">`);
  expect(facts).toEqual({
    title: '',
    description: '다른 "설명" &lt;b> 🙂 \u00a0',
    siteName: '사이트',
    images: ['a.png', 'b.png', 'c.png'],
    base: '/sub/',
  });
  expect((await readPage('<meta itemprop="image" content="d.png">')).images).toEqual(['d.png']);
  expect((await readPage('<link rel="image_src" href="c.png">')).images).toEqual(['c.png']);
});

it('the page reader reads the title of the page itself, as text', async () => {
  expect((await readPage('<svg><title>화살표</title></svg><title>페이지</title>')).title).toBe(
    '페이지',
  );
  expect((await readPage('<title>첫째</title><title>둘째</title>')).title).toBe('첫째');
  expect((await readPage('<title>1 &lt; 2 <b>굵게</b></title>')).title).toBe('1 < 2 <b>굵게</b>');
  expect((await readPage('<title>끝나지 않는')).title).toBe('끝나지 않는');
  expect((await readPage('<script>"<title>거짓</title>"</script><title>참</title>')).title).toBe(
    '참',
  );
  expect((await readPage('<!-- <title>거짓</title> --><title>참</title>')).title).toBe('참');
});

it('the page reader finds nothing if the input is not a page', async () => {
  const nothing = { title: '', description: '', siteName: '', images: [], base: '' };
  for (const html of ['', '<', '{"a":1}', '<meta>', '<meta property="og:title">', '\u0000<svg']) {
    expect(await readPage(html)).toEqual(nothing);
  }
});

it.each([
  ['titles', '<title></title>'],
  ['open titles', '<title>a&amp;</title><svg>'],
  ['metas', '<meta name="a" content="b">'],
  ['attributes', '<meta a b c d e f g h i j k l m n o p q r s t u v w x y z>'],
  ['links', '<link rel="icon" href="/a">'],
  ['scripts', '<script></script>'],
])('the page reader reads only its limit of endless %s', async (_, part) => {
  const late = '<meta property="og:title" content="뒤">';
  const early = '<meta property="og:title" content="앞">';
  expect((await readPage(early + part.repeat(65_000))).title).toBe('앞');
  expect((await readPage(part.repeat(PARTS_MOST) + late)).title).not.toBe('뒤');
  expect((await readPage(part.repeat(20) + late)).title).toBe('뒤');
});

it('the page reader keeps a title only up to a multiple of a preview’s length', async () => {
  for (const endless of ['&amp;'.repeat(100_000), '가'.repeat(100_000), '<b>'.repeat(65_000)]) {
    const { title } = await readPage(`<title>${endless}</title>`);
    expect(title.length).toBeLessThanOrEqual(2_000);
  }
});

const hostile = [
  '<meta property="og:title',
  '<meta name="a" content="b">',
  '<svg>',
  '<table><tr>',
  '<title>',
  '<a '.repeat(3),
  '&#x',
  '<!--',
].map((piece) => piece.repeat(Math.ceil(262_144 / piece.length)));

/** Counts the parsed characters, and how often other work ran in between. */
async function costOf(html: string) {
  const write = vi.spyOn(Parser.prototype, 'write');
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const facts = await readPage(html);
  isOver = true;
  const pieces = write.mock.calls.map(([piece]) => piece.length);
  write.mockRestore();
  return { facts, pieces, turns };
}

it('the page reader parses nothing after the head', async () => {
  const rest = '<meta property="og:image" content="late.png">'.repeat(20_000);
  for (const end of ['</head>', '<body>', '</head><body>']) {
    const { facts, pieces } = await costOf(`<head><title>앞</title>${end}${rest}`);
    expect(facts).toMatchObject({ title: '앞', images: [] });
    expect(pieces).toHaveLength(1);
  }
});

it('the page reader lets other work run between the pieces of a hostile page', async () => {
  for (const html of hostile) {
    const { facts, pieces, turns } = await costOf(html);
    expect(facts.images).toEqual([]);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(8_192);
    expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
  }
});
