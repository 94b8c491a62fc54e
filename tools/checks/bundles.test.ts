import { describe, expect, test } from 'vitest';
import {
  adminFiles,
  adminTraces,
  lateAddresses,
  loadedFirst,
  loadedLater,
  overBudget,
  tooMuchLater,
  weigh,
} from './first-view';
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
    'src/screens/MyScreen.tsx': { file: 'my.js' },
  };
  const filesOf = (page: string) => loadedFirst(html, manifest, page).sort();

  test('is the entry and the page with all they import', () => {
    const entry = ['a.js', 'main.css', 'main.js', 'theme.js'];
    expect(filesOf('home-page')).toEqual([...entry, 'home.css', 'home.js'].sort());
    expect(() => filesOf('gone-page')).toThrow('gone-page');
  });

  test('weighs its scripts and its style sheets separately', () => {
    const weight = weigh(['a.js', 'b.js', 'a.css'], () => Buffer.from(''));
    expect(weight.js).toBe(2 * weight.css);
  });

  test('is followed by parts with their own imports, which have a budget', () => {
    const parts = {
      ...manifest,
      'src/features/Bell.tsx': { name: 'bell', file: 'bell.js', imports: ['_a.js', '_post.js'] },
      '_post.js': { name: 'post-page', file: 'post.js' },
    };
    expect(loadedLater(filesOf('home-page'), parts, ['bell'])).toEqual(['bell.js', 'post.js']);
    expect(() => loadedLater([], parts, ['gone'])).toThrow('gone');
    expect(tooMuchLater({ js: 30_000, css: 0 })).toEqual([]);
    expect(tooMuchLater({ js: 30_001, css: 0 })).toHaveLength(1);
    expect(tooMuchLater({ js: 0, css: 0 })).toHaveLength(1);
  });

  test('has a budget', () => {
    expect(overBudget('home', { js: 128_000, css: 12_000 })).toEqual([]);
    expect(overBudget('home', { js: 128_001, css: 12_001 })).toHaveLength(2);
    expect(overBudget('home', { js: 0, css: 0 })).toHaveLength(1);
  });

  test('contains no file and no text of the admin area', () => {
    const area = { 'src/screens/AdminScreen/AdminArea.tsx': { file: 'area.js' } };
    expect(adminFiles('home', ['area.js'], area)).toHaveLength(1);
    expect(adminFiles('home', ['a.js'], { ...area, ...manifest })).toEqual([]);
    const scripts = new Map([['a.js', 'say("back to the site")']]);
    expect(adminTraces('home', scripts, ['back to the site'])).toHaveLength(1);
    expect(adminTraces('home', scripts, ['settings'])).toEqual([]);
  });

  test('contains no address of an admin page except the first', () => {
    const late = (text: string) => lateAddresses('home', new Map([['a.js', text]]));
    expect(late('{path:`/admin/reports`}')).toHaveLength(1);
    expect(late('{to:"/admin",routes:["/admin/*"],call:"/api/admin/reports"}')).toEqual([]);
  });
});
