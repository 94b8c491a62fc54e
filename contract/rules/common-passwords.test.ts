import { expect, it } from 'vitest';
import { guardPassword } from './common-passwords';

it.each(['password1', 'PassWord1', 'ｐａｓｓｗｏｒｄ１', 'password1!', 'iloveyou!?'])(
  'the common password %s is refused',
  (password) => {
    expect(() => {
      guardPassword(password, 'password');
    }).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
  },
);

it.each(['river-night-77', 'pass!word!one', 'password1!river'])(
  'the password %s is not among the common ones',
  (password) => {
    expect(() => {
      guardPassword(password, 'password');
    }).not.toThrow();
  },
);
