import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ApiError, errorBody, errorCodes, errorStatus } from './errors';
import { errorTexts, reasonTexts, testerTexts, upstreamTexts, validationTexts } from './texts';
import { siteTexts } from './rules/site/identity';
import { notificationText } from './notificationTexts';

// A polite Korean sentence: Hangul, and a full stop at its end.
const SENTENCE = /[가-힣].*[다요]\.$/;

describe('texts', () => {
  it('contain a sentence for every code and no other', () => {
    expect(Object.keys(errorTexts).sort()).toEqual([...errorCodes].sort());
  });

  it.each([
    ...Object.entries(errorTexts),
    ...Object.entries(validationTexts),
    ...Object.entries(reasonTexts),
    ...Object.entries(testerTexts),
    ...Object.entries(upstreamTexts),
  ])('say %s in a Korean sentence', (_name, sentence) => {
    expect(sentence).toMatch(SENTENCE);
  });
});

describe('the description of the site', () => {
  // Static files cannot read it from the texts.
  it.each(['index.html', 'public/manifest.webmanifest'])('is the same in %s', (path) => {
    expect(readFileSync(path, 'utf8')).toContain(`"${siteTexts.description}"`);
  });
});

describe('errors', () => {
  it('have a fitting status', () => {
    for (const code of errorCodes) {
      expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
      expect(new ApiError(code, errorTexts[code]).status).toBe(errorStatus[code]);
    }
  });

  it('are written in one form', () => {
    expect(errorBody(new ApiError('NOT_FOUND', errorTexts.NOT_FOUND))).toEqual({
      success: false,
      error: '찾을 수 없습니다.',
      code: 'NOT_FOUND',
    });
    const issues = [{ path: 'email', message: validationTexts.email }];
    expect(errorBody(new ApiError('VALIDATION', validationTexts.email, { issues }), 'r1')).toEqual({
      success: false,
      error: '이메일을 입력해주세요.',
      code: 'VALIDATION',
      issues,
      requestId: 'r1',
    });
  });
});

it('keep a name and a number apart in the bell', () => {
  const entry = { kind: 'like', actorName: 'שלום', otherCount: 3, level: null } as const;
  expect(notificationText({ ...entry } as Parameters<typeof notificationText>[0])).toBe(
    '\u2068שלום\u2069님 외 3명이 내 글을 좋아합니다.',
  );
});
