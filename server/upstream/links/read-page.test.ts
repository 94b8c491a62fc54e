import { expect, it } from 'vitest';
import { readPage } from './read-page';

it('the page reader takes a page’s titles in their order of trust', () => {
  const title = '<title> 문서 제목 </title>';
  const twitter = '<meta name="twitter:title" content="트위터">';
  const og = '<META PROPERTY="OG:Title" CONTENT="오픈그래프">';
  expect(readPage(title).title).toBe(' 문서 제목 ');
  expect(readPage(title + twitter).title).toBe('트위터');
  expect(readPage(title + twitter + og).title).toBe('오픈그래프');
  expect(readPage(`<meta property="og:title" content=" ">${title}`).title).toBe(' 문서 제목 ');
  expect(readPage(`${og}<meta property="og:title" content="둘째">`).title).toBe('오픈그래프');
});

it('the page reader finds description, picture and site name as well', () => {
  const facts = readPage(`
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
    image: 'a.png',
    base: '/sub/',
  });
  expect(readPage('<meta itemprop="image" content="d.png">').image).toBe('d.png');
  expect(readPage('<link rel="image_src" href="c.png">').image).toBe('c.png');
});

it('the page reader takes the title of the page itself, as text', () => {
  expect(readPage('<svg><title>화살표</title></svg><title>페이지</title>').title).toBe('페이지');
  expect(readPage('<title>첫째</title><title>둘째</title>').title).toBe('첫째');
  expect(readPage('<title>1 &lt; 2 <b>굵게</b></title>').title).toBe('1 < 2 <b>굵게</b>');
  expect(readPage('<title>끝나지 않는').title).toBe('끝나지 않는');
  expect(readPage('<script>"<title>거짓</title>"</script><title>참</title>').title).toBe('참');
  expect(readPage('<!-- <title>거짓</title> --><title>참</title>').title).toBe('참');
});

it('the page reader finds nothing in what is not a page', () => {
  const nothing = { title: '', description: '', siteName: '', image: '', base: '' };
  for (const html of ['', '<', '{"a":1}', '<meta>', '<meta property="og:title">', '\u0000<svg']) {
    expect(readPage(html)).toEqual(nothing);
  }
});

it('the page reader ends soon on a hostile page', () => {
  for (const piece of [
    '<meta property="og:title',
    '<svg>',
    '<table><tr>',
    '<title>',
    '<a '.repeat(3),
    '&#x',
    '<!--',
  ]) {
    expect(readPage(piece.repeat(Math.ceil(1_048_576 / piece.length))).image).toBe('');
  }
});
