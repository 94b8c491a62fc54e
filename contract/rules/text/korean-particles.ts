const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;

/** The numbers of the final consonants of a syllable in Unicode. */
export const finals = { none: 0, n: 4, l: 8, bs: 18, ss: 20 } as const;

/** The number of the final consonant in a word's last syllable; -1 for another letter. */
export function finalOf(word: string): number {
  const code = word.charCodeAt(word.length - 1);
  if (!(code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)) return -1;
  return (code - FIRST_SYLLABLE) % FINALS;
}

/** Which stems a particle follows, by the end of their last syllable. */
type Fit = 'any' | 'afterConsonant' | 'afterVowel' | 'eu' | 'withoutEu';

const fits: Record<Fit, (final: number) => boolean> = {
  any: () => true,
  afterConsonant: (final) => final !== finals.none,
  afterVowel: (final) => final === finals.none,
  // 시장으로, but 서울로 and 증시로.
  eu: (final) => final !== finals.none && final !== finals.l,
  withoutEu: (final) => final === finals.none || final === finals.l,
};

// Compound ones are listed: removing them one by one would remove 가 from 국가가 twice.
const written: Record<Fit, string> = {
  any: `의 에 도 만 에는 에도 에만 에선 에서 에서는 에서도 에서의 에서만 에서부터 에게 에게는 에게도
    에게서 엔 까지 까지는 까지도 까지만 까지의 부터 부터는 부터도 부터의 보다 보다는 보다도 처럼
    처럼은 만의 만은 만을 만이 만으로 만도 마저 마저도 조차 조차도 마다 만큼 만큼은 뿐 뿐만 한테
    한테는 께서 대로 하고 밖에 커녕`,
  afterConsonant: '은 이 을 과 과의 과는 과도 이나 이라는 이라고 이라도 이라며 이라면',
  afterVowel: '는 가 를 와 와의 와는 와도 라는 라고 라도 라며',
  eu: '으로 으로는 으로도 으로의 으로만 으로부터 으로써 으로서 으로까지 으론',
  withoutEu: '로 로는 로도 로의 로만 로부터 로써 로서 로까지',
};

const particles = new Map<string, (final: number) => boolean>();
for (const [fit, list] of Object.entries(written) as [Fit, string][]) {
  for (const particle of list.split(/\s+/)) particles.set(particle, fits[fit]);
}
const LONGEST = Math.max(...[...particles.keys()].map((particle) => particle.length));

/** A word has two letters or more, even without its particle. */
export const WORD_MIN = 2;

/**
 * Removes the particle from a Korean word if the rest could precede it: 경제가 becomes 경제, and 전문가
 * stays, because 문 ends with a consonant and would need 이.
 */
export function withoutParticle(word: string): string {
  for (let length = LONGEST; length > 0; length -= 1) {
    const stem = word.slice(0, -length);
    if (stem.length < WORD_MIN) continue;
    const isFitting = particles.get(word.slice(-length));
    if (isFitting?.(finalOf(stem))) return stem;
  }
  return word;
}
