import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cleanText, typedLength } from '../rules/text/clean-text';
import { lengthOf } from '../rules/text/length';
import { line, requiredText, text } from './text';

const anyText = fc.string({ unit: 'binary' });

describe('cleanText', () => {
  it('composes decomposed Hangul', () => {
    expect(cleanText('물빛'.normalize('NFD'))).toBe('물빛');
  });

  it('uses one form of newline, and keeps tabs', () => {
    expect(cleanText('가\r\n나\r다\n\t라')).toBe('가\n나\n다\n\t라');
  });

  it('removes control characters and lone surrogates, and keeps pairs', () => {
    expect(cleanText('가\u0000나\u0007다\u001b[31m\u007f\u0085')).toBe('가나다[31m');
    expect(cleanText('\uD83D가\uDE42')).toBe('가');
    expect(cleanText('🙂\u200d')).toBe('🙂\u200d');
  });

  it('removes the two noncharacters that XML forbids', () => {
    expect(cleanText('가\uFFFE나\uFFFF다\uFFFD')).toBe('가나다\uFFFD');
  });

  it('removes marks that change the text direction', () => {
    expect(cleanText('\u202E나쁜\u202C 이름\u2066\u2069')).toBe('나쁜 이름');
  });

  it('keeps at most four marks on a letter, so that piled marks do not cover other texts', () => {
    expect(cleanText(`공${'\u0301'.repeat(500)}지`)).toBe(`공${'\u0301'.repeat(4)}지`);
    expect(cleanText('ที่ 1️⃣ é')).toBe('ที่ 1️⃣ é');
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(anyText, (value) => cleanText(cleanText(value)) === cleanText(value)));
  });

  it('always returns a text that every database accepts', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const clean = cleanText(value);
        // UTF-8 cannot encode a lone surrogate; it would come back as another character.
        expect(
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(clean)),
        ).toBe(clean);
        expect(clean).not.toContain('\u0000');
      }),
    );
  });
});

describe('lengthOf', () => {
  it('counts an emoji once', () => {
    expect(lengthOf('')).toBe(0);
    expect(lengthOf('물빛')).toBe(2);
    expect(lengthOf('🙂🙂')).toBe(2);
  });

  it('counts typed text in its stored form', () => {
    expect(typedLength(' 물빛\r\n\u0000🙂 '.normalize('NFD'))).toBe(4);
  });
});

describe('text', () => {
  const schema = text(5, 'long', 'type');
  const message = (value: unknown) => v.safeParse(schema, value).issues?.[0].message;

  it('trims the text and measures the rest', () => {
    expect(v.parse(schema, '  가나다라마 \n')).toBe('가나다라마');
    expect(v.parse(schema, '🙂🙂🙂🙂🙂')).toBe('🙂🙂🙂🙂🙂');
    expect(v.parse(schema, '물빛물빛물'.normalize('NFD'))).toBe('물빛물빛물');
    expect(v.parse(schema, '')).toBe('');
    expect(message('가나다라마바')).toBe('long');
  });

  it.each([[1], [null], [undefined], [['가']], [{}], [true]])('refuses %j', (value) => {
    expect(message(value)).toBe('type');
  });
});

describe('requiredText', () => {
  const schema = requiredText(5, 'missing', 'long');
  const message = (value: unknown) => v.safeParse(schema, value).issues?.[0].message;

  it.each([
    '',
    '   ',
    '\n\t',
    '\u0000',
    '\u3000',
    '\u200b\u200d',
    '\u3164',
    '\u115f\u1160',
    '\u2800',
    '\u00ad\ufe0f',
    '\u{e0061}\u{e007f}',
    '\uffa0\u17b4',
    '\u{1d159}',
    '\u0301',
    '\ufeff',
  ])('refuses %j, which contains nothing visible', (value) => {
    expect(message(value)).toBe('missing');
  });

  it.each(['가', 'ㅋ', '.', '🙂', '👨‍👩‍👧', ' 가\u200b'])('accepts %j', (value) => {
    expect(v.is(schema, value)).toBe(true);
  });

  it('names the exceeded limit', () => {
    expect(message('가나다라마바')).toBe('long');
    expect(message(7)).toBe('missing');
  });
});

describe('a one-line text', () => {
  it('replaces every kind of line break', () => {
    const read = (value: string) => v.parse(line(9, 'long', 'wrong'), value);
    expect(read('\n가\r\n\n나\t다\u2028라 ')).toBe('가 나 다 라');
    expect(read('가  나')).toBe('가  나');
  });
});
