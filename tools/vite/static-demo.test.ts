import { describe, expect, it, vi } from 'vitest';
import { readdirSync } from 'node:fs';
import { pages } from '@/config/pages';
import { deepLinks, hiddenPages, readBasePath } from './static-demo';

describe('the base path of the static demo', () => {
  it('is the root unless it is set', () => {
    expect(readBasePath(undefined)).toBe('/');
    expect(readBasePath('')).toBe('/');
    expect(readBasePath('/mulbit/')).toBe('/mulbit/');
    expect(readBasePath('/team/mulbit-2/')).toBe('/team/mulbit-2/');
  });

  it('is refused when files would not be found below it', () => {
    for (const wrong of ['mulbit', '/mulbit', 'mulbit/', '//', '/물빛/', 'https://a.example/']) {
      expect(() => readBasePath(wrong)).toThrow(/BASE_PATH/);
    }
  });
});

describe('the static demo', () => {
  /** Runs the plugin at the end of a build of these files, and gives the files that it adds. */
  function filesAddedTo(bundle: Record<string, { type: string; source: string }>): unknown[] {
    const emitFile = vi.fn();
    const { generateBundle } = deepLinks([]);
    if (typeof generateBundle !== 'object') throw new Error('The plugin has no handler.');
    // The plugin uses no more of its context than this.
    (generateBundle.handler as (this: object, options: object, bundle: object) => void).call(
      { emitFile },
      {},
      bundle,
    );
    return emitFile.mock.calls.flat();
  }

  it('has its page a second time, for addresses that are no file', () => {
    expect(filesAddedTo({ 'index.html': { type: 'asset', source: '<p>page</p>' } })).toEqual([
      { type: 'asset', fileName: '404.html', source: '<p>page</p>' },
    ]);
  });

  it('has no file in the place of a page', () => {
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
