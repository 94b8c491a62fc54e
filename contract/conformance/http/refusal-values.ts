import { consentTexts } from '../../consentTexts';
import { reasonTexts, validationTexts as texts } from '../../texts';

/** A sentence and the values of a field that it refuses; `undefined` is a missing field. */
export type Refusal = readonly [sentence: string, ...values: unknown[]];

/** The refusals of a call by field. */
export type Refusals = Readonly<Record<string, readonly Refusal[]>>;

/** A text of one letter more than `max`. */
export const over = (max: number) => '가'.repeat(max + 1);
/** A list of `count` values; `one` gets the place, from 0. */
export const filled = (count: number, one: (at: number) => unknown) =>
  Array.from({ length: count }, (_, at) => one(at));
/** Nothing that a person can see. */
const unseen = '\u3164\u200b';

export const ids: Refusal = [
  texts.id,
  ...['x', '', '0', 'post', 'post0', 'plant0', '-1', '1.5', '1e3', '01', '2147483648', '1 ', '물'],
  ...[-1, 1.5, {}, [1], ['1', '2']],
];
export const switches: Refusal = [texts.field, 'true', 1, null, {}];
export const plain: Refusal = [texts.field, ['a', 'b'], 7, {}];
/** The refusals of an optional text. */
export const shortText = (max: number, tooLong: string) => [[tooLong, over(max)], plain] as const;
/** The refusals of a text that is required and must contain a visible letter. */
export const needed = (missing: string, max: number, tooLong: string): readonly Refusal[] => [
  [missing, undefined, '', ' \n\t ', unseen, '\u0000\u0007', null, 12, ['글'], { text: '글' }],
  [tooLong, over(max), '🙂'.repeat(max + 1)],
];
/** The refusals of a required choice from a list, with further wrong choices. */
export const sign = (missing: string, ...others: unknown[]): Refusal => [
  missing,
  ...['x', undefined, '', null, 1, ['a', 'b'], {}, ...others],
];
/** The refusals of an optional choice in an address. */
export const filters = (sentence: string): Refusal => [sentence, 'x', ['a', 'b'], ' '];

export const email = [
  [texts.email, '', undefined, 7],
  [texts.emailFormat, 'no address', 'a@mulbit.test, b@mulbit.test', 'a@b.test\r\nBcc: b@b.test'],
] as const;
export const code = [
  [texts.code, undefined, '', '  ', 1, ['a'], { a: 1 }],
  [texts.codeLong, 'x'.repeat(65)],
] as const;
/** A code that some accounts do not need. */
export const optionalCode = [
  [texts.code, '', '  ', 1, ['a'], { a: 1 }],
  [texts.codeLong, 'x'.repeat(65)],
] as const;
export const step = [
  [reasonTexts.stepEnded, '', "' OR 1=1 --", 'a b', 'x'.repeat(129), '가', undefined, ['a']],
] as const;

export const typedPassword = [
  [texts.password, undefined, '', 1, ['a'], { a: 1 }],
  [texts.passwordLong, 'x'.repeat(129)],
] as const;
export const newPassword = [
  ...typedPassword,
  [texts.passwordShort, 'short', '🐢🌊🌱🎬', '물빛길'.normalize('NFD')],
  [texts.passwordBlank, ' '.repeat(12), '\u3000'.repeat(8), '\u200b'.repeat(9)],
  [
    texts.passwordCommon,
    ...['12345678', 'mulbit123', '물빛물빛2026', 'administrator'],
    ...['qwer1234', 'asdfghjkl;', 'abcabcabc', '12121212'],
  ],
] as const;
export const hidden: Refusal = [
  texts.nameHidden,
  '\u200e유나',
  '유\u200b나',
  '\u202e유나',
  '유\u3164나',
];
const reserved: Refusal = [
  texts.nameReserved,
  ...['관리자', '운 영 자', '물빛', 'ａdmin', 'System', '관.리.자', '공식 운영팀'],
];
export const userName = [
  [texts.userName, '', '  ', ' \u200b ', '\u3164', '\u0301\u0308', '\ufe0f', null, ['이름']],
  [texts.userNameLong, over(20), '🙂'.repeat(21)],
  hidden,
  reserved,
] as const;
export const consents = {
  termsVersion: [[consentTexts.terms, 20261123]],
  privacyVersion: [[consentTexts.privacy, true, ['2026-11-23']]],
  isOver14: [[consentTexts.over14, false, 'true']],
} as const;
const noTokens = ['', "' OR 1=1 --", 'a b', 'x'.repeat(129), '가', undefined, ['a']] as const;
export const token = [[reasonTexts.linkEnded, ...noTokens]] as const;
export const setupToken = [[reasonTexts.siteSetupEnded, ...noTokens]] as const;
/** The refusals of a site's name, words, colour and contact. */
export const identity = {
  siteName: [
    [texts.siteName, '', ' \n\t ', null, 12, ['글'], { text: '글' }],
    [texts.siteNameLong, over(20)],
  ],
  siteSlogan: shortText(40, texts.siteSloganLong),
  siteAccent: [[texts.field, 'blue', '', 1, null]],
  siteContact: [
    [texts.email, '', 7],
    [texts.emailFormat, 'no address', 'a@b.test\r\nBcc: b@b.test'],
  ],
} as const satisfies Refusals;

const text = { type: 'text', content: '글' };
export const badBlocks = [
  [texts.postEmpty, [], 'text', [{ type: 'text', content: ' ' }], [{ ...text, content: unseen }]],
  [
    texts.postEmpty,
    [
      { ...text, content: ' \n ' },
      { type: 'image', url: '' },
    ],
  ],
  [texts.blocksMany, filled(51, () => text), filled(50_000, () => 0)],
  [texts.videoUnsupported, [{ type: 'video', url: 'https://example.com/watch' }]],
  [
    texts.url,
    [{ type: 'video', url: 'javascript:alert(1)' }],
    [{ type: 'link', url: 'no address' }],
    [{ type: 'link', url: 'https://a.example/\u0000' }],
    [{ type: 'video', url: 'https://youtu.be/aqz-KE-bpKQ?\u202Egpj' }],
  ],
  [texts.imageUrl, [{ type: 'image', url: 'blob:x' }]],
  [texts.field, [{ type: 'poll' }], [null], [[]], [{ ...text, id: '\u0000' }]],
  [texts.field, [{ ...text, content: { a: 1 } }]],
] as const;
export const badAccessories = [
  [texts.field, undefined, null, {}, '[]', [null], ['part11']],
  [texts.id, [{}], [[]]],
  [texts.accessoryTwice, [{ partId: 'part11' }, { partId: 11, positionX: 3 }]],
  [texts.accessoriesMany, filled(51, (at) => ({ partId: at + 100 }))],
  [
    texts.position,
    ...[null, '50', true, {}, [50]].flatMap((place) => [
      [{ partId: 11, positionX: place }],
      [{ partId: 11, positionY: place }],
    ]),
  ],
  [texts.field, ...[1.5, '1', null, 2 ** 53].map((zIndex) => [{ partId: 11, zIndex }])],
] as const;
export const characterName: readonly Refusal[] = [
  [texts.characterNameLong, over(20), '🐋'.repeat(21)],
  reserved,
  hidden,
  plain,
];

export const decided: Refusals = {
  postIds: [
    [texts.field, 'post1', null],
    [texts.id, ['user1'], ['post1', 'x']],
    [texts.confirmMany, filled(21, (at) => at + 1), filled(50_000, () => 0)],
  ],
  seen: [
    [texts.field, 'all', [{ postId: 'post1', revision: 0.5, reviewed_at: null }]],
    [texts.field, [{ postId: 'post1', revision: 0, reviewed_at: 'today' }]],
  ],
  reason: shortText(300, texts.reviewReasonLong),
};
export const decidedWithReason: Refusals = {
  ...decided,
  reason: [
    [texts.reportDecision, undefined, ' \u3164\u200b'],
    [texts.reviewReasonLong, over(300)],
    [texts.field, 7],
  ],
};
export const sql: readonly Refusal[] = [
  [texts.sqlEmpty, undefined, '', ' ', null, 7],
  [texts.sqlLong, over(10_000)],
];
export const until: readonly Refusal[] = [[texts.until, 'tomorrow', 7]];
export const audit: Refusals = {
  who: shortText(100, texts.queryLong),
  kind: [filters(texts.auditKind)],
  from: [[texts.day, 'today']],
  to: [[texts.day, '2026-02-31']],
};
export const ranking: Refusals = Object.fromEntries(
  ['period', 'region', 'categoryId', 'category', 'sortBy', 'days', 'country'].map((field) => [
    field,
    [filters(texts.rankingFilter)],
  ]),
);

const wrongIcon: Refusal = [
  texts.sphereIcon,
  ...['', '/tiles/none.svg', '/avatars/cat.svg', 'https://example.com/icon.png', 'night', 7, null],
  ...['/uploads/a.webp', `/uploads/${'0'.repeat(32)}-card.webp`, ['/tiles/night.svg']],
];
/** The refusals of a sphere's fields. */
export const sphere = {
  name: [
    [texts.sphereName, '', ' \n\t ', null, 12, ['글'], { text: '글' }],
    [texts.sphereNameLong, over(20)],
    hidden,
  ],
  description: shortText(100, texts.sphereDescriptionLong),
  icon: [wrongIcon],
} as const satisfies Refusals;

export const videoNeeded: Refusal = [texts.videoRequired, { timing: 'break' }];
export const unknownCategory: Refusal = [texts.category, { content: 'cats' }];

export const mentions: Refusal[] = [
  [texts.mentionsMany, [1, 2, 3, 4, 5, 6]],
  [texts.field, 'user1', null],
  [texts.id, [0], ['post1'], [null]],
];
