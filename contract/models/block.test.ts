import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { BlockSchema } from './block';
import { BlockInputSchema, isOwnImage, isWebUrl, type Block, type BlockInput } from './block';

const read = (value: unknown) => {
  const result = v.safeParse(BlockInputSchema, value);
  return result.success ? result.output : result.issues[0].message;
};

describe('a block in a request', () => {
  it('gets defaults for missing fields', () => {
    expect(read({ type: 'text' })).toEqual({ type: 'text', content: '' });
    expect(read({ type: 'image' })).toEqual({ type: 'image', url: '', caption: '' });
    expect(read({ type: 'video' })).toEqual({ type: 'video', url: '', caption: '' });
    expect(read({ type: 'link' })).toMatchObject({ type: 'link', url: '' });
  });

  it('loses the fields that are derived from its address', () => {
    const sent = { type: 'video', url: 'youtu.be/dQw4w9WgXcQ', embedUrl: 'https://evil.example/' };
    expect(read(sent)).toEqual({
      type: 'video',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      caption: '',
    });
  });

  it('accepts only pictures of our own site', () => {
    expect(read({ type: 'image', url: '/uploads/9f1c.webp' })).toMatchObject({
      url: '/uploads/9f1c.webp',
    });
    for (const url of ['blob:https://mulbit.test/1', 'https://evil.example/a.png', '/etc/passwd']) {
      expect(read({ type: 'image', url })).toBe('이 사이트에 올린 이미지만 사용할 수 있습니다.');
    }
  });

  it.each([
    [{ type: 'link', url: 'not a link' }, '올바른 URL 형식이 아닙니다.'],
    [{ type: 'link', url: 'javascript:alert(1)' }, '올바른 URL 형식이 아닙니다.'],
    [{ type: 'video', url: 'data:text/html,x' }, '올바른 URL 형식이 아닙니다.'],
    [
      { type: 'link', url: `https://a.example/${'a'.repeat(2000)}` },
      'URL은 2000자 이하로 입력해주세요.',
    ],
    [{ type: 'text', content: '가'.repeat(10_001) }, '텍스트 블록은 10000자 이하로 입력해주세요.'],
    [{ type: 'image', caption: '가'.repeat(301) }, '설명은 300자 이하로 입력해주세요.'],
    [{ type: 'text', content: ['가'] }, '값이 올바르지 않습니다.'],
    [{ type: 'poll' }, '값이 올바르지 않습니다.'],
    [{}, '값이 올바르지 않습니다.'],
    [[], '값이 올바르지 않습니다.'],
    ['text', '값이 올바르지 않습니다.'],
    [null, '값이 올바르지 않습니다.'],
  ])('is refused: %j', (value, sentence) => {
    expect(read(value)).toBe(sentence);
  });
});

describe('an address', () => {
  it('must be http or https and without credentials', () => {
    expect(isWebUrl('https://example.com/a?b#c')).toBe(true);
    expect(isWebUrl('http://example.com')).toBe(true);
    for (const value of [
      'https://a:b@example.com',
      'ftp://example.com',
      '//example.com',
      'x',
      '',
    ]) {
      expect(isWebUrl(value)).toBe(false);
    }
  });

  it('the address of our own picture stays inside its folder', () => {
    for (const value of [
      '/uploads/a.webp',
      '/scenes/river.svg',
      '/avatars/1.svg',
      '/tiles/1.svg',
    ]) {
      expect(isOwnImage(value)).toBe(true);
    }
    for (const value of [
      '/uploads/../x',
      '/uploads/',
      '/other/a.png',
      '//uploads/a.png',
      'uploads/a',
    ]) {
      expect(isOwnImage(value)).toBe(false);
    }
  });
});

describe('the schemas of blocks', () => {
  it('match the shapes in the rules', () => {
    expectTypeOf<v.InferOutput<typeof BlockSchema>>().toExtend<Block>();
    expectTypeOf<Block>().toExtend<v.InferOutput<typeof BlockSchema>>();
    expectTypeOf<v.InferOutput<typeof BlockInputSchema>>().toExtend<BlockInput>();
    expectTypeOf<BlockInput>().toExtend<v.InferOutput<typeof BlockInputSchema>>();
  });
});
