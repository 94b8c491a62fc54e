import { describe, expect, it } from 'vitest';
import { emptyBlock, type BlockChange, type BlockKind, type EditorBlock } from './blocks';
import { noPost, type PostValues } from './editor';
import { checkPost, errorsOfPost, isWrong, movesVideoUp, postBody, valuesOf } from './postValues';
import { fixtures } from '@contract/fixtures';

const block = (type: BlockKind, id: string, change: BlockChange): EditorBlock => ({
  ...emptyBlock(type, id),
  ...change,
});
const post = (...blocks: EditorBlock[]): PostValues => ({ ...noPost, blocks });
const words = block('text', 't', { content: '물빛' });
const video = block('video', 'v', { url: 'youtu.be/LXb3EKWsInQ' });
const errors = (values: PostValues) => checkPost(values, false).blocks;

describe('the validation of a post', () => {
  it('requires one block with content', () => {
    expect(errors(noPost)).toEqual({ b1: '내용을 입력해주세요.' });
    expect(isWrong(checkPost(post(words), false))).toBe(false);
    expect(isWrong(checkPost(post(video), false))).toBe(false);
  });

  it('names the block without content', () => {
    const local = block('image', 'i', { fileName: 'a.jpg', isLocal: true });
    expect(errors(post(words, local))).toEqual({ i: '이미지 업로드가 끝나면 게시할 수 있습니다.' });
    const lost = block('image', 'i', { fileName: 'a.jpg' });
    expect(errors(post(words, lost))).toEqual({ i: '이미지를 선택해주세요.' });
    const unknown = block('video', 'v', { url: 'https://example.com/1' });
    expect(errors(post(words, unknown))).toEqual({ v: '지원하지 않는 동영상 URL입니다.' });
    const captioned = block('video', 'v', { caption: '설명만' });
    expect(errors(post(words, captioned))).toEqual({ v: '동영상 링크를 붙여넣어주세요.' });
    const broken = block('link', 'l', { url: '물빛' });
    expect(errors(post(words, broken)).l).toContain('올바른 URL 형식이 아닙니다.');
  });

  it('skips empty blocks and keeps the position of the others', () => {
    const long = block('text', 'l', { content: '물'.repeat(10_001) });
    const values = post(emptyBlock('text', 'e'), words, emptyBlock('link', 'f'), long);
    expect(postBody(values).blocks).toHaveLength(2);
    expect(errors(values)).toEqual({ l: '텍스트 블록은 10000자 이하로 입력해주세요.' });
  });
});

describe('the categories of a post', () => {
  const chosen = { timing: 'break' as const };
  it('are sent only with a video', () => {
    expect(postBody({ ...post(words), ...chosen })).not.toHaveProperty('categories');
    expect(postBody({ ...post(words, video), title: '제목', ...chosen }).categories).toEqual({
      timing: 'break',
      content: null,
    });
    expect(postBody(post(words, video))).not.toHaveProperty('categories');
  });

  it('move the video above the text before it', () => {
    expect(movesVideoUp({ ...post(words, video), ...chosen })).toBe(true);
    expect(movesVideoUp(post(words, video))).toBe(false);
    expect(movesVideoUp({ ...post(emptyBlock('text', 'e'), video, words), ...chosen })).toBe(false);
  });

  it('require a title and some text', () => {
    const found = checkPost({ ...post(words, video), ...chosen }, false);
    expect(found.title).toBe('제목, 내용, 영상 링크를 모두 입력해주세요.');
  });
});

it('an error of the server is shown at its block', () => {
  const values = post(emptyBlock('text', 'e'), words, video);
  const found = errorsOfPost([{ path: 'blocks.1.url', message: '안 됩니다.' }], values);
  expect(found.blocks).toEqual({ v: '안 됩니다.' });
  expect(errorsOfPost([{ path: 'sphereId', message: '없습니다.' }], values).other).toBe(
    '없습니다.',
  );
});

it('an existing post can be sent back unchanged', () => {
  for (const { title, blocks } of fixtures.posts) {
    const values = valuesOf({
      title,
      blocksJson: blocks,
      isNotice: false,
      sphereId: null,
      categories: { timing: null, content: null },
      revision: 0,
    });
    expect(checkPost(values, true)).toEqual({ blocks: {} });
  }
});
