import { headlineAbout } from './headlines';
import { diceOf } from './random';
import { jsonReply, today, DAY, type Asked, type Reply, type Service } from './types';

const refuse = (status: number, errorCode: string, errorMessage: string): Reply =>
  jsonReply({ errorMessage, errorCode }, status);

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (count: number) => String(count).padStart(2, '0');

/** A moment as the portal writes it, in Korea (RFC 822). */
function rfc822(moment: number): string {
  const at = new Date(moment + 9 * 3_600_000);
  const date = `${two(at.getUTCDate())} ${months[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()}`;
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':');
  return `${days[at.getUTCDay()] ?? ''}, ${date} ${time} +0900`;
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A text with what was searched for in `<b>`, also within a word. */
function marked(text: string, word: string): string {
  return escaped(text)
    .split(escaped(word))
    .join(`<b>${escaped(word)}</b>`);
}

function itemOf(word: string, at: number, now: number) {
  const dice = diceOf('portal', word, at);
  const about = headlineAbout(word, at);
  const title = `${dice.chance(0.3) ? '[종합] ' : ''}${about.title}`;
  const when = Math.min(now, today(now) + DAY) - at * 11 * 60_000 - dice.whole(0, 9) * 60_000;
  const number = dice.whole(1_000_000, 9_999_999);
  return {
    title: marked(title, word),
    originallink: `https://press.example/articles/${number}`,
    link: dice.chance(0.6)
      ? `https://n.news.naver.com/mnews/article/000/${number}?sid=101`
      : `https://press.example/articles/${number}`,
    description: marked(`${about.description} <${word}> 관련 소식이 이어졌다.`, word),
    pubDate: rfc822(when),
  };
}

/** How many articles a word has. */
const totalOf = (word: string) =>
  /^(?:없는말|zzzz)/.test(word) ? 0 : diceOf('total', word).whole(400, 90_000);

function answer({ query, now }: Asked): Reply {
  const { query: word = '', display = '10', start = '1', sort = 'sim' } = query;
  const [size, first] = [Number(display), Number(start)];
  if (word.trim() === '')
    return refuse(400, 'SE01', 'Incorrect query request (잘못된 쿼리요청입니다.)');
  if (!Number.isInteger(size) || size < 1 || size > 100) {
    return refuse(400, 'SE02', 'Invalid display value (부적절한 display 값입니다.)');
  }
  if (!Number.isInteger(first) || first < 1 || first > 1000) {
    return refuse(400, 'SE03', 'Invalid start value (부적절한 start 값입니다.)');
  }
  if (sort !== 'sim' && sort !== 'date') {
    return refuse(400, 'SE04', 'Invalid sort value (부적절한 sort 값입니다.)');
  }
  const total = totalOf(word);
  const count = Math.max(0, Math.min(size, total - first + 1));
  const items = Array.from({ length: count }, (_, at) => itemOf(word, first + at - 1, now));
  return jsonReply({ lastBuildDate: rfc822(now), total, start: first, display: count, items });
}

/** The search at its old address or at the new one, which want their keys in different headers. */
export function naverService(id: string, secret: string): Service {
  return (asked) => {
    const given = [asked.headers.get(id), asked.headers.get(secret)];
    if (given.some((key) => !key || key === 'invalid')) {
      return refuse(
        401,
        '024',
        'Not Exist Client ID : Authentication failed. (인증에 실패했습니다.)',
      );
    }
    return answer(asked);
  };
}
