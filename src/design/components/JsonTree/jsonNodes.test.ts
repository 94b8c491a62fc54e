import { describe, expect, test } from 'vitest';
import { childrenOf, nodeAt, piecesOf, plainValue, rootOf, searchJson } from './jsonNodes';

const answer = {
  result: { items: [{ title: '한강 야경', 'odd key': null }, { title: 'Han River' }], total: 2 },
  빈목록: [],
};
const root = rootOf(answer);

describe('the nodes of a JSON text', () => {
  test('have paths that lead a program to their values', () => {
    const [result, empty] = childrenOf(root);
    expect(empty).toMatchObject({ path: '$.빈목록', size: 0 });
    const [items] = result ? childrenOf(result) : [];
    const [first] = items ? childrenOf(items) : [];
    expect(first).toMatchObject({ path: '$.result.items[0]', name: '0', size: 2 });
    expect(first && childrenOf(first).map(({ path }) => path)).toEqual([
      '$.result.items[0].title',
      '$.result.items[0]["odd key"]',
    ]);
  });

  test('are found by their paths, even if another name begins with theirs', () => {
    const nodes = childrenOf(rootOf({ a: 1, ab: { c: [true] }, 'a.b': { c: 2 } }));
    for (const path of ['$.a', '$.ab', '$.ab.c[0]', '$["a.b"].c']) {
      expect(nodeAt(nodes, path)).toMatchObject({ path });
    }
    expect(nodeAt(nodes, '$.ab.d')).toBeNull();
  });

  test('without children look as in JSON, but texts have no quotes', () => {
    expect(plainValue(rootOf(null))).toBe('null');
    expect(plainValue(rootOf(1.5))).toBe('1.5');
    expect(plainValue(rootOf('a "b"'))).toBe('a "b"');
    expect(plainValue(rootOf([]))).toBe('');
  });
});

describe('the search of a JSON text', () => {
  test('finds names and values in upper or lower case, with the nodes that have to be open', () => {
    expect(searchJson(root, 'han')).toEqual([
      {
        path: '$.result.items[1].title',
        ancestors: ['$.result', '$.result.items', '$.result.items[1]'],
      },
    ]);
    expect(searchJson(root, 'TITLE').map(({ path }) => path)).toEqual([
      '$.result.items[0].title',
      '$.result.items[1].title',
    ]);
    expect(searchJson(root, '빈')).toEqual([{ path: '$.빈목록', ancestors: [] }]);
  });

  test('finds Hangul in a different Unicode form, and nothing for blanks', () => {
    expect(searchJson(root, '한강'.normalize('NFD'))).toHaveLength(1);
    expect(searchJson(root, '  ')).toEqual([]);
  });
});

describe('the pieces of a text', () => {
  test('mark the searched text and lose no letter', () => {
    expect(piecesOf('Han han', 'han')).toEqual([
      { text: 'Han', isHit: true },
      { text: ' ', isHit: false },
      { text: 'han', isHit: true },
    ]);
    expect(piecesOf('abc', 'x')).toEqual([{ text: 'abc', isHit: false }]);
    expect(piecesOf('İstanbul', 'i')).toEqual([{ text: 'İstanbul', isHit: false }]);
  });
});
