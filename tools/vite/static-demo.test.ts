import { describe, expect, it, vi } from 'vitest';
import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { pages } from '@/config/pages';
import { deepLinks, hiddenPages, readBasePath } from './static-demo';

describe('the base path of the static demo', () => {
  it('is the root unless it is set', () => {
    expect(readBasePath(undefined)).toBe('/');
    expect(readBasePath('')).toBe('/');
    expect(readBasePath('/mulbit/')).toBe('/mulbit/');
    expect(readBasePath('/team/mulbit-2/')).toBe('/team/mulbit-2/');
    expect(readBasePath('./')).toBe('./');
  });

  it('is refused if the files below it could not be loaded', () => {
    for (const wrong of ['mulbit', '/mulbit', 'mulbit/', '//', '/물빛/', 'https://a.example/']) {
      expect(() => readBasePath(wrong)).toThrow(/BASE_PATH/);
    }
  });
});

describe('the static demo', () => {
  /** Runs the plugin at the end of a build of these files, and returns the files that it adds. */
  function filesAddedTo(
    bundle: Record<string, { type: string; source: string }>,
    base = '/',
  ): { source: string }[] {
    const emitFile = vi.fn();
    const { generateBundle } = deepLinks([], base);
    if (typeof generateBundle !== 'object') throw new Error('The plugin has no handler.');
    // The plugin uses only this part of its context.
    (generateBundle.handler as (this: object, options: object, bundle: object) => void).call(
      { emitFile },
      {},
      bundle,
    );
    return emitFile.mock.calls.flat() as { source: string }[];
  }

  it('has a copy of its page for addresses without a file', () => {
    expect(filesAddedTo({ 'index.html': { type: 'asset', source: '<p>page</p>' } })).toEqual([
      { type: 'asset', fileName: '404.html', source: '<p>page</p>' },
    ]);
  });

  const demo = (address: string) => {
    const [added] = filesAddedTo({ 'index.html': { type: 'asset', source: '' } }, './');
    const script = /<script>(.*)<\/script>/s.exec(added?.source ?? '')?.[1] ?? '';
    const replace = vi.fn<(address: string) => void>();
    const { pathname, search, hash } = new URL(address, 'https://demo.example');
    runInNewContext(script, { location: { pathname, search, hash, replace } });
    return replace.mock.calls.flat();
  };

  it('of any folder opens from an address below it', () => {
    expect(demo('/team/branch/demo/posts/2?role=member#comments')).toEqual([
      '/team/branch/demo/?open=%2Fposts%2F2%3Frole%3Dmember%23comments',
    ]);
    expect(demo('/demo/demo/my')).toEqual(['/demo/demo/?open=%2Fmy']);
  });

  it('of any folder ignores addresses outside it', () => {
    expect(demo('/team/branch/demo/')).toEqual([]);
    expect(demo('/team/branch/nothing')).toEqual([]);
  });

  it('has no file at the address of a page', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    expect(hiddenPages([...readdirSync('public'), 'assets'], paths)).toEqual([]);
    expect(hiddenPages(['Spheres', 'my', 'index.html'], ['/', '/spheres', '/my/:tab?'])).toEqual([
      '/spheres',
      '/my/:tab?',
    ]);
  });

  it('is not built without a page', () => {
    expect(() => filesAddedTo({})).toThrow(/index\.html/);
  });
});
