import { describe, expect, test } from 'vitest';
import { brokenReferences } from './references';

const documents = new Map([['docs/product/rules.md', '# Rules\n\n## Feed order\n']]);
const check = (text: string) => brokenReferences(new Map([['contract/a.ts', text]]), documents);

describe('The check of references', () => {
  test('accepts a source that names a page and a heading that exist', () => {
    expect(check('/** Orders. Source: docs/product/rules.md#feed-order. */')).toEqual([]);
    expect(check('// Why so.\n// Source: docs/product/rules.md.')).toEqual([]);
  });

  test('accepts a source that wraps over two lines of a comment', () => {
    expect(check('/**\n * Orders. Source:\n * docs/product/rules.md#feed-order.\n */')).toEqual([]);
  });

  test('reports a source that names no page of the repository', () => {
    expect(check('/** A rule. Source: the papers. */')).toEqual([
      'contract/a.ts: "Source: the" names no page of docs/.',
    ]);
  });

  test('reports a page or a heading that does not exist', () => {
    expect(check('// See docs/product/gone.md.')).toEqual([
      'contract/a.ts: There is no docs/product/gone.md.',
    ]);
    expect(check('// See docs/product/rules.md#gone.')).toEqual([
      'contract/a.ts: docs/product/rules.md has no heading #gone.',
    ]);
  });

  test('reports papers outside the repository, in comments only', () => {
    expect(check('// As A1.8 and members.md say.\nconst B12 = "A1.8";')).toEqual([
      'contract/a.ts: A1.8 is no document of this repository.',
      'contract/a.ts: members.md is no document of this repository.',
    ]);
  });

  test('reports papers outside the repository in its documents', () => {
    const calls = new Map([['docs/product/calls.md', 'The latest post (A1.8).']]);
    expect(brokenReferences(new Map(), calls)).toEqual([
      'docs/product/calls.md: A1.8 is no document of this repository.',
    ]);
  });

  test('reports a link or a path of a document that leads nowhere', () => {
    const text = '[a](rules.md#gone) [b](gone.md) `server/gone` `server/log` `server/gone/*.ts`';
    const pages = new Map([...documents, ['docs/product/calls.md', text]]);
    const exists = (path: string) => pages.has(path) || path === 'server/log.ts';
    expect(brokenReferences(new Map(), pages, exists)).toEqual([
      'docs/product/calls.md: docs/product/rules.md has no heading #gone.',
      'docs/product/calls.md: There is no docs/product/gone.md.',
      'docs/product/calls.md: There is no server/gone.',
    ]);
  });
});
