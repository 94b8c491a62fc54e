import { isAllowed } from '@contract/testers/check';
import { portalNews } from '@contract/testers/portal-news';
import { keyPlaces } from '@contract/testers/request';
import recorded from './answers/headlines.json';
import refusals from './answers/refusals.json';
import { diceOf, itemsFrom } from './random';
import { jsonReply, today, DAY, type Asked, type Reply, type Service } from './types';

type Code = keyof typeof refusals.naver;

/** An error of the portal. */
export function naverRefusal(errorCode: Code): Reply {
  const { status, message } = refusals.naver[errorCode];
  return jsonReply({ errorMessage: message, errorCode }, status);
}

const codes: Readonly<Record<string, Code>> = {
  query: 'SE01',
  display: 'SE02',
  start: 'SE03',
  sort: 'SE04',
};

/** A moment in the portal's format, in Korea (RFC 822). */
const rfc822 = (moment: number) =>
  new Date(moment + 9 * 3_600_000).toUTCString().replace('GMT', '+0900');

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A text about a word, with every occurrence of the word in `<b>`. */
const marked = (text: string, word: string) =>
  escaped(text.replaceAll('{w}', word))
    .split(escaped(word))
    .join(`<b>${escaped(word)}</b>`);

function itemOf(word: string, at: number, now: number) {
  const dice = diceOf('portal', word, at);
  const isEconomic = recorded.economy.some((term) => word.includes(term));
  const headlines = isEconomic ? recorded.economic : recorded.everyday;
  const start = diceOf('headlines', word).whole(0, headlines.length - 1) + at;
  const [title = '', first = '', second = ''] = itemsFrom(headlines, start, 3);
  const when = Math.min(now, today(now) + DAY) - at * 11 * 60_000 - dice.whole(0, 9) * 60_000;
  const number = dice.whole(1_000_000, 9_999_999);
  const original = `https://press.example/articles/${number}`;
  return {
    title: marked(`${dice.chance(0.3) ? '[종합] ' : ''}${title}`, word),
    originallink: original,
    link: dice.chance(0.6)
      ? `https://n.news.naver.com/mnews/article/000/${number}?sid=101`
      : original,
    description: marked(`${first}. ${second}. <{w}> 관련 소식이 이어졌다.`, word),
    pubDate: rfc822(when),
  };
}

/** How many articles a word has. */
const totalOf = (word: string) =>
  /^(?:없는말|zzzz)/.test(word) ? 0 : diceOf('total', word).whole(400, 90_000);

function answer({ query, now }: Asked): Reply {
  const { query: word = '', display = '10', start = '1' } = query;
  const wrong = portalNews.params.find((param) => {
    const value = query[param.name]?.trim() ?? (param.required ? '' : undefined);
    return value === '' || (value !== undefined && !isAllowed(param, value));
  });
  if (wrong) return naverRefusal(codes[wrong.name] ?? 'SE01');
  const [size, first] = [Number(display), Number(start)];
  const total = totalOf(word);
  const count = Math.max(0, Math.min(size, total - first + 1));
  const items = Array.from({ length: count }, (_, at) => itemOf(word, first + at - 1, now));
  return jsonReply({ lastBuildDate: rfc822(now), total, start: first, display: count, items });
}

/** The search at its old or new address, which expect their keys in different headers. */
export const naverService =
  (provider: 'naver' | 'naverHub'): Service =>
  (asked) => {
    const keys = keyPlaces[provider].map(({ name }) => asked.headers.get(name));
    return keys.some((key) => !key || key === 'invalid') ? naverRefusal('024') : answer(asked);
  };
