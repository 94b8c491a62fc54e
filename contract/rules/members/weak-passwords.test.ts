import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords';

describe('a weak password', () => {
  it.each([
    ...['mulbit123', 'Mulbit2026!', 'mulbit-123', '물빛물빛물빛', '물빛1234', '1234물빛!'],
    ...[
      'administrator',
      'Administrator1',
      'admin1234',
      'adm1n!2026',
      'm.u.l.b.i.t.1',
      'mulbit-admin-1',
    ],
    ...['관리자1234', 'system2026', 'anfqlc123', 'RHKSFLWK1!', 'ｑｗｅｒ１２３４'],
    ...[
      'aaaaaaaa',
      '00000000',
      '12121212',
      'abcabcabc',
      'abcabcab',
      'asdfasdf',
      '가가가가가가가가',
    ],
    ...['qwertyuiop', 'POIUYTREWQ', 'qwer1234', 'asdf1234!', 'abcd1234', '87654321', '1111aaaa'],
    ...[' qwer1234 ', 'q w e r 1 2 3 4', '\u3000mulbit123', '𝐪𝐰𝐞𝐫𝟏𝟐𝟑𝟒', 'ⓐⓑⓒⓓ1234', '        '],
    ...['!@#$%^&*', 'zxcvbnm,', 'ㅂㅈㄷㄱㅅㅛㅕㅑ', '가나다라마바사아'],
  ])('is %j', (password) => {
    expect(isWeakPassword(password)).toBe(true);
  });

  it.each([
    ...[
      'mulbit-member-1',
      'light-on-water',
      '새로 정한 비밀번호 1',
      '물빛에 처음 왔어요',
      'abc567xx',
    ],
    ...[
      'stranger-1-pass',
      'correct horse',
      'tr0ub4dor&3',
      '한강의 밤 12분',
      'xq7 mulbit',
      'k9#mP2vL',
    ],
  ])('is not %j', (password) => {
    expect(isWeakPassword(password)).toBe(false);
  });
});
