import { expect, it } from 'vitest';
import { guardPassword } from './common-passwords';

const plain = ['password1', 'PassWord1', 'ｐａｓｓｗｏｒｄ１', 'password1!', 'iloveyou!?'];
const disguised = [
  ' password1 ',
  '\u3000iloveyou\u00A0',
  'pass word1',
  '𝓹𝓪𝓼𝓼𝔀𝓸𝓻𝓭１！',
  'password１\u200B',
];

it.each([...plain, ...disguised])('the common password %s is refused', (password) => {
  expect(() => {
    guardPassword(password, 'password');
  }).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
});

it.each(['river-night-77', 'pass!word!one', 'password1!river'])(
  'the password %s is not among the common ones',
  (password) => {
    expect(() => {
      guardPassword(password, 'password');
    }).not.toThrow();
  },
);
