import { describe, expect, test } from 'vitest';
import { strayLibraries } from './own-libraries';

const library = { trace: 'editor', entries: /Query\.tsx$/ };
const scripts = new Map([
  ['query.js', ''],
  ['editor.js', 'editor'],
  ['other.js', ''],
]);
const query = { 'Query.tsx': { file: 'query.js', imports: ['_e'], isDynamicEntry: true } };
const editor = { _e: { file: 'editor.js' } };

describe('the check of libraries that few pages use', () => {
  test('passes if only their pages load them', () => {
    const other = { 'Other.tsx': { file: 'other.js', isDynamicEntry: true } };
    expect(strayLibraries([library], { ...query, ...editor, ...other }, scripts)).toEqual([]);
  });

  test('fails if another page or the site itself loads them', () => {
    const other = { 'Other.tsx': { file: 'other.js', imports: ['_e'], isDynamicEntry: true } };
    const site = { 'index.html': { file: 'other.js', imports: ['Other.tsx'], isEntry: true } };
    const manifest = { ...query, ...editor, ...other, ...site };
    expect(strayLibraries([library], manifest, scripts)).toHaveLength(2);
  });

  test('fails if no script contains them', () => {
    expect(strayLibraries([library], query, new Map())).toHaveLength(1);
  });
});
