import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints';
import type { Endpoint } from './endpoints/define';
import { ApiError } from './errors';
import { firstIssues, parseInput, type RawInput } from './validate';

function refusal(endpoint: Endpoint, raw: RawInput): ApiError {
  try {
    parseInput(endpoint, raw);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('parseInput', () => {
  it('returns every part parsed', () => {
    const raw = {
      params: { postId: 'post34' },
      body: { userId: 'user12', content: '  좋아요 ', parentCommentId: 5 },
    };
    expect(parseInput(endpoints.createComment, raw)).toEqual({
      params: { postId: 34 },
      body: { userId: 12, content: '좋아요', parentCommentId: 5, mentions: [] },
    });
  });

  it('fills in defaults', () => {
    expect(parseInput(endpoints.getFeed, {}).query).toEqual({ page: 1, limit: 10 });
    expect(
      parseInput(endpoints.likeComment, { params: { commentId: 1 }, body: null }).body,
    ).toEqual({});
    expect(parseInput(endpoints.confirmPosts, { body: { postId: 'post1' } }).body).toEqual({
      postId: 1,
      ids: [1],
      is_confirmed: true,
      reason: '',
      seen: new Map(),
    });
  });

  it('ignores an unknown filter and the userId of a reader', () => {
    const query = { timing: 'never', content: ['asmr', 'news'], sort: 'best', userId: ['x'] };
    expect(parseInput(endpoints.getFeed, { query }).query).toMatchObject({ page: 1 });
  });

  it('reports a missing field with its own sentence', () => {
    expect(refusal(endpoints.createComment, { params: { postId: 1 } }).message).toBe(
      '댓글 내용을 입력해주세요.',
    );
    expect(refusal(endpoints.signup, { body: {} }).issues).toEqual([
      { path: 'email', message: '이메일을 입력해주세요.' },
      { path: 'password', message: '비밀번호를 입력해주세요.' },
      { path: 'user_name', message: '사용자 이름을 입력해주세요.' },
    ]);
  });

  it('lists every issue with its path and takes the first one’s sentence', () => {
    const error = refusal(endpoints.createPost, {
      body: { title: '가'.repeat(101), blocks: [{ type: 'text', content: 1 }] },
    });
    expect(error).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(error.message).toBe('제목은 100자 이하로 입력해주세요.');
    expect(error.issues?.map((issue) => issue.path)).toEqual(['title', 'blocks.0.content']);
  });

  it.each([[[]], [['x']], ['text'], [12], [true]])('refuses %j as a body', (body) => {
    expect(refusal(endpoints.reactToPost, { params: { postId: 1 }, body }).code).toBe('VALIDATION');
    expect(refusal(endpoints.likeComment, { params: { commentId: 1 }, body }).code).toBe(
      'VALIDATION',
    );
  });
});

describe('firstIssues', () => {
  it('keeps the first issue of each named field and no others', () => {
    const issues = [
      { path: 'bio', message: 'first' },
      { path: 'bio', message: 'second' },
      { path: 'water_drops', message: 'no field of the form' },
    ];
    expect(firstIssues(issues, ['user_name', 'bio'])).toEqual({ bio: 'first' });
  });
});

describe('an input that is nested too deep', () => {
  it('is refused at any place of the input', () => {
    const tower = (height: number): unknown => (height === 0 ? 1 : [tower(height - 1)]);
    const body = (height: number) => ({ content: '글', extra: tower(height) });
    const params = { postId: 1 };
    expect(parseInput(endpoints.createComment, { params, body: body(19) }).body.content).toBe('글');
    expect(refusal(endpoints.createComment, { params, body: body(20) }).code).toBe('VALIDATION');
  });
});

describe('a new post', () => {
  const video = { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' };
  const text = { type: 'text', content: '같이 봐요' };
  const categories = { timing: 'commute', content: 'humor' };
  const message = (body: object) => refusal(endpoints.createPost, { body }).message;

  it('needs content', () => {
    expect(message({ blocks: [] })).toBe('내용을 입력해주세요.');
    expect(message({ blocks: [{ type: 'text', content: ' ' }, { type: 'video' }] })).toBe(
      '내용을 입력해주세요.',
    );
    expect(message({})).toBe('내용을 입력해주세요.');
    expect(message({ content: '가'.repeat(10_001) })).toBe(
      '텍스트 블록은 10000자 이하로 입력해주세요.',
    );
    const picture = { type: 'image', url: '/scenes/han-river.svg' };
    expect(message({ content: '글', blocks: Array.from({ length: 50 }, () => picture) })).toBe(
      '블록은 50개까지 추가할 수 있습니다.',
    );
    expect(message({ blocks: Array.from({ length: 51 }, () => text) })).toBe(
      '블록은 50개까지 추가할 수 있습니다.',
    );
  });

  it('a post that shares a video needs a title, words and a link that plays', () => {
    const sentence = '제목, 내용, 영상 링크를 모두 입력해주세요.';
    expect(message({ title: '', blocks: [text, video], categories })).toBe(sentence);
    expect(message({ title: '제목', blocks: [video], categories })).toBe(sentence);
    expect(message({ title: '제목', blocks: [text], categories })).toBe(sentence);
    expect(
      message({ title: '제목', blocks: [text, { type: 'video', url: 'https://a.example/' }] }),
    ).toBe('지원하지 않는 동영상 URL입니다.');
    const long = { type: 'text', content: '가'.repeat(1001) };
    expect(message({ title: '제목', blocks: [long, video], categories })).toBe(
      '내용은 1000자 이하로 입력해주세요.',
    );
    expect(message({ title: '제목', blocks: [text, video], categories: { timing: 'never' } })).toBe(
      '분류 값이 올바르지 않습니다.',
    );
  });

  it('is parsed in full', () => {
    const body = { title: ' 제목 ', blocks: [text, video], categories, sphereId: 'sphere2' };
    expect(parseInput(endpoints.createPost, { body }).body).toMatchObject({
      title: '제목',
      sphereId: 2,
      categories,
    });
  });
});
