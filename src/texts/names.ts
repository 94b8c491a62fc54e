// Proposed names end with a digit, which is read as its Korean word: 이, 사, 오 and 구 end with a
// vowel.
const topic = (name: string) => (/[2459]$/.test(name) ? '는' : '은');

export const nameTexts = {
  ask: (proposal: string) => `‘${proposal}’${topic(proposal)} 어떠신가요?`,
  take: '이 이름 사용하기',
  shared: '이미 같은 이름을 쓰는 멤버가 있습니다.',
} as const;
