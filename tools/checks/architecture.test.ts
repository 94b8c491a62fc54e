import { describe, expect, test } from 'vitest';
import { missingDocstrings } from './docstrings';
import { longFiles } from './file-sizes';
import { typedAddresses } from './page-addresses';
import { mirroredStories, pagesWithoutStory } from './mirrored-stories';
import { mutualFolders } from './mutual-folders';

const project = (files: Record<string, string>) => new Map(Object.entries(files));

describe('the check of folders that import each other', () => {
  const pair = {
    'server/tables/post.ts': `import type { Shown } from '../presenters/deep/post';`,
    'server/presenters/deep/post.ts': `import { list } from '@server/tables/list';`,
    'server/tables/list.ts': '',
  };

  test('reports an invented pair, at any depth and for any kind of import', () => {
    expect(mutualFolders(project(pair))).toEqual([
      'server/presenters and server/tables import each other: ' +
        'server/presenters/deep/post.ts → server/tables/list.ts, ' +
        'server/tables/post.ts → server/presenters/deep/post.ts',
    ]);
  });

  test('accepts one direction, tests, and a folder with its own inner folder', () => {
    const files = {
      'server/tables/post.ts': '',
      'server/tables/post.test.ts': `import '../routes/posts';`,
      'server/routes/posts.ts': `import '../tables/post';`,
      'src/app/App.tsx': `import './layouts/Layout';`,
      'src/app/Skeleton.tsx': '',
      'src/app/layouts/Layout.tsx': `import '../Skeleton';`,
    };
    expect(mutualFolders(project(files))).toEqual([]);
  });
});

describe('docstrings', () => {
  const code = [
    `export function bare() {}`,
    `export const arrow = () => 1;`,
    `/** Says what. */`,
    `export function documented() {}`,
    `/** Says what. */`,
    `export const documentedArrow = () => 1;`,
    `function inner() {}`,
    `export const value = 1;`,
  ].join('\n');

  test('are required on the exported functions of three folders', () => {
    expect(
      missingDocstrings(project({ 'contract/rules/a.ts': code, 'src/api/a.ts': code })),
    ).toEqual([
      'contract/rules/a.ts:1 bare has no docstring.',
      'contract/rules/a.ts:2 arrow has no docstring.',
    ]);
  });
});

describe('file sizes', () => {
  test('have a limit, and most stay well below', () => {
    const found = longFiles(
      project({ 'src/a.ts': '\n'.repeat(301), 'src/texts/b.ts': '\n'.repeat(999) }),
    );
    expect(found).toEqual([
      'src/a.ts has 301 lines; 300 is the most.',
      'More than 5% of the files have 200 lines or more: src/a.ts',
    ]);
  });
});

describe('stories', () => {
  test('mirror screens and components, but not their parts', () => {
    const found = mirroredStories(
      project({
        'src/design/components/Field/Field.tsx': `import { Frame } from './FieldFrame';`,
        'src/design/components/Field/FieldFrame.tsx': '',
        'src/design/components/Field/Other.tsx': '',
        'src/screens/HomeScreen.tsx': '',
        'stories/screens/HomeScreen.stories.tsx': '',
        'stories/screens/Gone.stories.tsx': '',
        'stories/flows/Join.stories.tsx': '',
      }),
    );
    expect(found.map((sentence) => sentence.split(' ')[0])).toEqual([
      'src/design/components/Field/Field.tsx',
      'src/design/components/Field/Other.tsx',
      'stories/screens/Gone.stories.tsx',
    ]);
  });

  test('show each page', () => {
    const sources = project({ 'stories/screens/HomeScreen/HomeScreen.stories.tsx': '' });
    expect(pagesWithoutStory(['home', 'writePost'], sources)).toEqual([
      'No story shows a page; write stories/screens/WritePostScreen/WritePostScreen.stories.tsx.',
    ]);
  });
});

describe('the addresses of pages', () => {
  test('are typed only in the tables of pages', () => {
    const typed = (source: string) =>
      typedAddresses(['/', '/garden', '/post/:postId'], project({ 'src/a.ts': source }));
    for (const source of ["to('/garden')", 'to(`${origin}/post/${id}`)', "to('/login?from=1')"])
      expect(typed(source), source).toHaveLength(1);
    expect(typed("import '/garden'; // '/garden'\n get('/api/posts/feed', '/', 'post')")).toEqual(
      [],
    );
    const elsewhere = project({ 'src/config/pages.ts': "'/garden'", 'src/a.test.ts': "'/garden'" });
    expect(typedAddresses(['/garden'], elsewhere)).toEqual([]);
  });
});
