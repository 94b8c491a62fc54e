import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EmailSchema, PasswordSchema, ProfileImageSchema, UserNameSchema } from './member';

const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : result.issues[0].message;
};

describe('email', () => {
  it('is compared in lower case and without surrounding spaces', () => {
    expect(read(EmailSchema, '  Member@Mulbit.TEST ')).toBe('member@mulbit.test');
  });

  it.each([
    ['a@xn--bj0bj06e.kr', 'a@xn--bj0bj06e.kr'],
    ['a@한글.한국', 'a@xn--bj0bj06e.xn--3e0b707e'],
    ['a@한글.한국'.normalize('NFD'), 'a@xn--bj0bj06e.xn--3e0b707e'],
    ["O'Neil@example.com", "o'neil@example.com"],
    ['a+b.c_d-e@sub.example.co.kr', 'a+b.c_d-e@sub.example.co.kr'],
    ['!#$%&*/=?^`{|}~@example.com', '!#$%&*/=?^`{|}~@example.com'],
    ['a..b@example.com', 'a..b@example.com'],
    [`a@${'a'.repeat(63)}.com`, `a@${'a'.repeat(63)}.com`],
  ])('takes what the HTML standard takes: %s', (typed, stored) => {
    expect(read(EmailSchema, typed)).toBe(stored);
  });

  it.each([
    ['', '이메일을 입력해주세요.'],
    ['  ', '이메일을 입력해주세요.'],
    [undefined, '이메일을 입력해주세요.'],
    [12, '이메일을 입력해주세요.'],
    ['member', '이메일 형식이 올바르지 않습니다.'],
    ['member@', '이메일 형식이 올바르지 않습니다.'],
    ['member@mulbit', '이메일 형식이 올바르지 않습니다.'],
    ['member@192.0.2.1', '이메일 형식이 올바르지 않습니다.'],
    ['member@-a.test', '이메일 형식이 올바르지 않습니다.'],
    ['member@a..test', '이메일 형식이 올바르지 않습니다.'],
    [`member@${'a'.repeat(64)}.com`, '이메일 형식이 올바르지 않습니다.'],
    ['한글@mulbit.test', '이메일 형식이 올바르지 않습니다.'],
    ['a@b@mulbit.test', '이메일 형식이 올바르지 않습니다.'],
    ['<a>@mulbit.test', '이메일 형식이 올바르지 않습니다.'],
    ['a b@mulbit.test', '이메일 형식이 올바르지 않습니다.'],
    ['a@mulbit.test\u0000', '이메일 형식이 올바르지 않습니다.'],
    [`${'a'.repeat(250)}@mulbit.test`, '이메일 형식이 올바르지 않습니다.'],
  ])('refuses %j', (value, sentence) => {
    expect(read(EmailSchema, value)).toBe(sentence);
  });
});

describe('password', () => {
  it('may contain any character, including spaces at its ends', () => {
    expect(read(PasswordSchema, '  물빛 길 12 ')).toBe('  물빛 길 12 ');
  });

  it('is composed from any keyboard’s input, and its characters are counted', () => {
    const typed = '물빛나무길카페é9';
    expect(read(PasswordSchema, typed.normalize('NFD'))).toBe(typed);
    expect(read(PasswordSchema, '👨‍👩‍👧🇰🇷👍🏽🐢🌊🌱🎬🎈')).toBe('👨‍👩‍👧🇰🇷👍🏽🐢🌊🌱🎬🎈');
    expect(read(PasswordSchema, '가나'.repeat(32) + 'x🐢'.repeat(32))).toHaveLength(64 + 96);
  });

  it.each([
    ['', '비밀번호를 입력해주세요.'],
    [null, '비밀번호를 입력해주세요.'],
    ['👨‍👩‍👧🇰🇷👍🏽🐢', '비밀번호는 8자 이상 입력해주세요.'],
    ['물빛길'.normalize('NFD'), '비밀번호는 8자 이상 입력해주세요.'],
    ['👨‍👩‍👧'.repeat(8), '너무 흔한 비밀번호입니다. 다른 비밀번호를 입력해주세요.'],
    ['관리자관리자12'.normalize('NFD'), '너무 흔한 비밀번호입니다. 다른 비밀번호를 입력해주세요.'],
    ['1234567', '비밀번호는 8자 이상 입력해주세요.'],
    ['x'.repeat(129), '비밀번호는 128자 이하로 입력해주세요.'],
  ])('refuses %j', (value, sentence) => {
    expect(read(PasswordSchema, value)).toBe(sentence);
  });
});

describe('user name', () => {
  it('has at most 20 characters, and an emoji counts as one', () => {
    expect(read(UserNameSchema, ` ${'🙂'.repeat(20)} `)).toBe('🙂'.repeat(20));
    expect(read(UserNameSchema, '가'.repeat(21))).toBe('사용자 이름은 20자 이하로 입력해주세요.');
    expect(read(UserNameSchema, '\u3164')).toBe('사용자 이름을 입력해주세요.');
    expect(read(UserNameSchema, '\u0301\u0308\ufe0f')).toBe('사용자 이름을 입력해주세요.');
  });

  it.each([
    '유\u200e나',
    '유나\u200f',
    '\u061c유나',
    '\u202e유나\u202c',
    '\u2067유나\u2069',
    '유\u200b나',
    '유\u200d나',
    '유\u3164나',
    '유\u00ad나',
    '유\u2060나',
    '\ufeff유나',
    '유나\ufe0f',
    '유나\u{e0061}',
    '유\u2800나',
  ])('contains no invisible character: %j', (name) => {
    const refusal = '보이지 않는 문자는 이름에 사용할 수 없습니다. 다시 입력해주세요.';
    expect(read(UserNameSchema, name)).toBe(refusal);
  });

  it.each(['👨‍👩‍👧', '❤️유나', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '1️⃣', '👁️‍🗨️', '👩🏽‍❤️‍💋‍👨🏻', 'می‌خواهم', 'क्‍ष', 'שלום', '유 나'])(
    'may contain the invisible characters of its letters and emoji: %s',
    (name) => {
      expect(read(UserNameSchema, name)).toBe(name);
    },
  );

  it('is one line', () => {
    expect(read(UserNameSchema, '유나\n\n\t관리자 아님')).toBe('유나 관리자 아님');
  });

  it('must not look like the operator’s', () => {
    const refusal = '운영진이나 탈퇴한 멤버로 오해할 수 있는 이름입니다. 다른 이름을 입력해주세요.';
    for (const name of [' 관 리 자 ', 'аdmin']) expect(read(UserNameSchema, name)).toBe(refusal);
  });
});

describe('profile image', () => {
  it.each(['/uploads/9f1c-2.webp', '/avatars/cat.svg', '/uploads/a.png', null])(
    'takes %j',
    (value) => {
      expect(read(ProfileImageSchema, value)).toBe(value);
    },
  );

  it.each([
    '',
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/uploads/../secret.png',
    '/uploads/a/b.png',
    '/uploads/a.html',
    '/avatars/nope.svg',
    '/avatars/cat.png',
    '/avatars/__proto__.svg',
    '/uploads/a.png?x=1',
    'javascript:alert(1)',
    12,
    undefined,
  ])('refuses %j', (value) => {
    expect(read(ProfileImageSchema, value)).toBe('프로필 사진 주소가 올바르지 않습니다.');
  });
});
