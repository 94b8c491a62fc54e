import { expect, it } from 'vitest';
import { isolated } from './isolated';

it.each(['שלום', 'مرحبا', '물빛 שלום 9', 'ދިވެހި', '𞤀𞤣'])(
  'a right-to-left name is isolated: %s',
  (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  },
);

it.each(['유나', 'Yuna', '🇰🇷', '물빛 9', 'ñ', ''])('any other name stays unchanged: %s', (name) => {
  expect(isolated(name)).toBe(name);
});
