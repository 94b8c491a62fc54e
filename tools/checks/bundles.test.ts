import { describe, expect, test } from 'vitest';
import { overBudget, weighFirstView } from './first-view';
import { mocksInLive } from './no-mocks';

const bundle = (files: Record<string, string>) => new Map(Object.entries(files));
const demo = bundle({ 'a.js': 'start("mockServiceWorker")', 'mockServiceWorker.js': '' });

describe('the check of the mocks', () => {
  test('passes a live site without a trace of them', () => {
    expect(mocksInLive(bundle({ 'a.js': 'start()' }), demo, ['mockServiceWorker'])).toEqual([]);
  });

  test('fails when the mocks are in the live site', () => {
    expect(mocksInLive(demo, demo, ['mockServiceWorker'])).toHaveLength(2);
  });

  test('fails when a trace would prove nothing', () => {
    expect(mocksInLive(bundle({}), demo, ['gone'])).toHaveLength(1);
  });
});

describe('the first view', () => {
  const html =
    '<script src="/theme.js"></script><script src="/main.js"></script><link href="/main.css">';
  const manifest = {
    '_main.js': { file: 'main.js', imports: ['_a.js'], css: ['main.css'] },
    '_a.js': { file: 'a.js', imports: ['_main.js'] },
    '_home.js': { name: 'home-page', file: 'home.js', imports: ['_a.js'], css: ['home.css'] },
    'src/screens/PostScreen.tsx': { file: 'post.js' },
  };
  const filesOf = (...screens: string[]) => {
    const read: string[] = [];
    weighFirstView(html, manifest, screens, (file) => {
      read.push(file);
      return Buffer.from('');
    });
    return read.sort();
  };

  test('is the entry and the screens with all they import', () => {
    const entry = ['a.js', 'main.css', 'main.js', 'theme.js'];
    expect(filesOf('home-page')).toEqual([...entry, 'home.css', 'home.js'].sort());
    expect(filesOf('src/screens/PostScreen.tsx')).toEqual([...entry, 'post.js'].sort());
    expect(() => filesOf('gone-page')).toThrow('gone-page');
  });

  test('has a budget', () => {
    expect(overBudget('home', { js: 120_000, css: 12_000 })).toEqual([]);
    expect(overBudget('home', { js: 120_001, css: 12_001 })).toHaveLength(2);
    expect(overBudget('home', { js: 0, css: 0 })).toHaveLength(1);
  });
});
