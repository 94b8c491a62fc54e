// Decodes Punycode (RFC 3492), because browsers offer no function for it.
const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700];

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE)
    rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** Decodes the text after `xn--`; throws the error of `String.fromCodePoint` for invalid text. */
function decoded(code: string): string {
  const plain = code.lastIndexOf('-');
  const points = Array.from(code.slice(0, Math.max(0, plain)), (sign) => sign.charCodeAt(0));
  let [point, at, bias] = [128, 0, 72];
  for (let read = plain + 1; read < code.length; at += 1) {
    const start = at;
    for (let [weight, place] = [1, BASE]; read < code.length; place += BASE) {
      const digit = parseInt(code.charAt(read), BASE);
      read += 1;
      // Letters come before digits, unlike in base 36.
      const value = digit < 10 ? digit + 26 : digit - 10;
      at += value * weight;
      const limit = Math.min(T_MAX, Math.max(T_MIN, place - bias));
      if (value < limit) break;
      weight *= BASE - limit;
    }
    bias = adapted(at - start, points.length + 1, start === 0);
    point += Math.floor(at / (points.length + 1));
    at %= points.length + 1;
    points.splice(at, 0, point);
  }
  return String.fromCodePoint(...points);
}

// The scripts that one language combines, following browsers. Korean combines Hangul with Han and
// Latin, but its single letters could be mistaken for Latin ones and for hyphens (ㅣ, ㅡ).
const SCRIPTS = [
  /^[\p{sc=Latn}가-힣\p{sc=Hani}]+$/u,
  /^[\p{sc=Latn}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー]+$/u,
  /^[\p{sc=Latn}\p{sc=Hani}\p{sc=Bopo}]+$/u,
  ...['Cyrl', 'Grek', 'Arab', 'Hebr', 'Thai', 'Deva', 'Armn', 'Geor', 'Beng', 'Taml', 'Telu'].map(
    (script) => new RegExp(`^[\\p{sc=${script}}\\p{M}]+$`, 'u'),
  ),
];
// Letters that look like Latin ones if a whole label consists of them.
const LATIN_ALIKE = /^[аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡαικνρυωηοτօսհղոեզցյր]+$/u;

// Chinese and Japanese characters that look like a hyphen, a slash or a Latin letter next to other
// letters. ー between two of their own is part of a word.
const EAST = '\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Bopo}ー';
const SIGN_ALIKE =
  '[一丨丶丿亅乀乁乚乛乙乂丁丫二三亠冂冖冫十卜厂口囗〇工匚匸力八几夕了ノンソゾヘへべぺエロカトニミタハナメフコレーㄧㄒ]';
const PASSES_FOR_SIGN = new RegExp(`${SIGN_ALIKE}[^${EAST}]|[^${EAST}]${SIGN_ALIKE}`, 'u');

/** A label of a host in readable form; unchanged if it could be mistaken for another. */
function shownLabel(label: string, isTop: boolean): string {
  if (!label.startsWith('xn--')) return label;
  try {
    const text = decoded(label.slice(4));
    const letters = text.replace(/[\d-]/g, '');
    const isOne = SCRIPTS.some((script) => script.test(letters));
    const isPlain = isOne && !PASSES_FOR_SIGN.test(text);
    return isPlain && (isTop || !LATIN_ALIKE.test(letters)) ? text : label;
  } catch {
    return label;
  }
}

/**
 * A host for display: in its own letters if they belong to one language, otherwise in punycode, so
 * that it cannot be mistaken for another. Source: docs/product/rules.md#text.
 */
export const shownHost = (host: string): string =>
  host
    .split('.')
    .map((label, at, all) => shownLabel(label, at === all.length - 1))
    .join('.');
