import { expect, it } from 'vitest';
import { textSegments } from './text-links';

/** The addresses in a text as typed. */
const addressesIn = (text: string) =>
  textSegments(text).flatMap(({ text: address, url }) => (url === null ? [] : [address]));

it.each([
  'https://namu.wiki/w/Re:제로',
  'https://namu.wiki/w/Re:제로부터_시작하는_이세계_생활',
  'https://namu.wiki/w/(여자)아이들',
  'https://namu.wiki/w/%28여자%29아이들',
  'https://namu.wiki/w/[단독]기사',
  'https://namu.wiki/w/EXO-K#s-3.1',
  'https://namu.wiki/w/갤럭시S24',
  'https://namu.wiki/w/K팝',
  'https://namu.wiki/w/IU(가수)',
  'https://namu.wiki/w/T1(e스포츠)',
  'https://ko.wikipedia.org/wiki/C언어',
  'https://ko.wikipedia.org/wiki/(여자)아이들_(음반)',
  'https://ko.wikipedia.org/wiki/도전!100곡',
  'https://ko.wikipedia.org/wiki/2024년',
  'https://ko.wikipedia.org/wiki/5월_18일',
  'https://ko.wikipedia.org/wiki/특수:검색?search=물빛&go=보기',
  'https://m.blog.naver.com/PostView.naver?blogId=mulbit&logNo=1&proxyReferer=',
  'https://search.naver.com/search.naver?query=서울%20날씨&sm=tab_hty.top',
  'https://www.instagram.com/p/Cxyz_-AbC/?igsh=MzRlODBiNWFlZA==',
  'https://www.instagram.com/mulbit.official/',
  'https://www.coupang.com/vp/products/12345?itemId=678&q=물티슈&rank=3',
  'https://www.youtube.com/@물빛채널',
  'https://brunch.example/@mulbit/12',
  'https://www.google.com/maps/place/서울/@37.5650172,126.8494674,11z/data=!3m1!4b1',
  'https://mulbit.tistory.com/entry/(리뷰)-아이폰-15-후기',
  'https://example.com/page#:~:text=물빛은%20강의,빛',
  'https://example.com/page#:~:text=river-,물빛,-end',
  'https://example.com/#!/글/1',
  'https://example.com/a;jsessionid=A1?x=1',
  'https://example.ac.kr/~kim/강의',
  'https://example.ac.kr/~김',
])('an address is found whole wherever a sentence has it: %s', (address) => {
  const around = ['(%)', '(%)에서', '“%”라고', '‘%’', '「%」를', '<%>', '%입니다', '% 보세요'];
  const behind = ['%。', '%，그리고', '%！', '%…', '%~', '%~ 그리고', '%; 그리고', '%!!', '%?'];
  for (const sentence of [...around, ...behind]) {
    expect(addressesIn(sentence.replace('%', () => address))).toEqual([address]);
  }
});
