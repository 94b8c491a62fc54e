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
    'src/screens/HomeScreen.tsx': { file: 'home.js', imports: ['_a.js'], css: ['home.css'] },
    'src/screens/PostScreen.tsx': { file: 'post.js' },
  };

  test('is the entry and its screen with all they import', () => {
    const read: string[] = [];
    weighFirstView(html, manifest, 'HomeScreen.tsx', (file) => {
      read.push(file);
      return Buffer.from('');
    });
    expect(read.sort()).toEqual(['a.js', 'home.css', 'home.js', 'main.css', 'main.js', 'theme.js']);
  });

  test('has a budget', () => {
    expect(overBudget({ js: 120_000, css: 12_000 })).toEqual([]);
    expect(overBudget({ js: 120_001, css: 12_001 })).toHaveLength(2);
    expect(overBudget({ js: 0, css: 0 })).toHaveLength(1);
  });
});
