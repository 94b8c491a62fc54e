import { expect, it } from 'vitest';
import { emptyBlock, type EditorBlock } from './blocks';
import { excerptOf, lostImages, postDrafts } from './drafts';
import { noPost } from './editor';

const kind = postDrafts(null, noPost);
const local: EditorBlock = {
  id: 'i',
  type: 'image',
  url: '',
  caption: '노을',
  fileName: 'uiamho.jpg',
  isLocal: true,
};
const written = { ...noPost, blocks: [...noPost.blocks, local] };
const stored = () => JSON.parse(JSON.stringify(written)) as typeof written;

it('a draft restores everything except the files', () => {
  const read = kind.read(stored());
  expect(read.blocks[1]).toEqual({ ...local, isLocal: false });
  expect(lostImages(read)).toBe(1);
  expect([kind.isPartial?.(written), kind.isPartial?.(read)]).toEqual([true, false]);
});

it('a draft from any stored value has a block and unique ids', () => {
  expect(kind.read({}).blocks).toHaveLength(1);
  expect(kind.read({ blocks: [null, 3, { type: 'poll' }] }).blocks).toHaveLength(1);
  const twice = kind.read({ blocks: [emptyBlock('text', 'a'), emptyBlock('link', 'a')] }).blocks;
  expect(new Set(twice.map(({ id }) => id)).size).toBe(2);
});

it('an untouched form makes no draft', () => {
  expect(kind.isWritten(noPost)).toBe(false);
  expect(kind.isWritten({ ...noPost, sphereId: 'sphere1' })).toBe(false);
  expect(kind.isWritten({ ...noPost, title: '물빛' })).toBe(true);
  const change = postDrafts('post12', written);
  expect(change.isWritten(stored())).toBe(false);
  expect(change.isWritten({ ...stored(), title: '' })).toBe(false);
  expect(change.isWritten({ ...stored(), revision: 7 })).toBe(false);
  expect(change.isWritten({ ...stored(), title: '다른 제목' })).toBe(true);
});

it('a draft is named by its first words', () => {
  expect(excerptOf(written)).toBe('노을');
  expect(excerptOf({ ...written, title: ' 주말 ' })).toBe('주말');
  expect(excerptOf(noPost)).toBe('');
});
