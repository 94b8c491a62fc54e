import { describe, expect, it } from 'vitest';
import { touchedStories } from './touched';

const sources = new Map([
  ['.storybook/preview.tsx', "import '@/design/tokens';\nimport { world } from '@mocks/world';"],
  ['src/design/tokens.ts', ''],
  ['mocks/world.ts', "import { post } from '@contract/post';"],
  ['contract/post.ts', ''],
  ['server/index.ts', "import '@contract/post';"],
  ['src/design/components/Button/Button.tsx', "import type { Post } from './types';"],
  ['src/design/components/Button/types.ts', ''],
  ['src/features/share/Share.tsx', "import { Button } from '@/design/components/Button/Button';"],
  ['src/screens/HomeScreen/HomeScreen.tsx', "lazyPart(() => import('@/features/share/Share'));"],
  ['src/screens/LoginScreen/LoginScreen.tsx', ''],
  ['src/app/Site.tsx', "import.meta.glob('../screens/*Screen/*Screen.tsx');"],
  ['stories/site.tsx', "import { Site } from '@/app/Site';"],
  [
    'stories/design/components/Button/Button.stories.tsx',
    "import '@/design/components/Button/Button';",
  ],
  ['stories/generated/HomeScreen.stories.tsx', "import { SitePage } from '../site';"],
  ['stories/generated/LoginScreen.stories.tsx', "import { SitePage } from '../site';"],
  ['stories/flows/Account.stories.tsx', "import { SitePage } from '../site';"],
]);
const all = ['flows/Account', 'generated/HomeScreen', 'generated/LoginScreen'];
const button = 'design/components/Button/Button';

const touched = (...changed: string[]) =>
  [...touchedStories(changed, sources)]
    .map((file) => file.replace('stories/', '').replace('.stories.tsx', ''))
    .sort();

describe('the stories that a change touches', () => {
  it.each([
    [
      'a screen',
      'src/screens/LoginScreen/LoginScreen.tsx',
      ['flows/Account', 'generated/LoginScreen'],
    ],
    [
      'what a screen loads when it is used',
      'src/features/share/Share.tsx',
      ['flows/Account', 'generated/HomeScreen'],
    ],
    [
      'a component',
      'src/design/components/Button/Button.tsx',
      [button, 'flows/Account', 'generated/HomeScreen'],
    ],
    ['the site', 'src/app/Site.tsx', all],
    ['the mock world', 'contract/post.ts', all],
    ['a token', 'src/design/tokens.ts', [button, ...all]],
    ['a drawing', 'public/scenes/guitar.svg', [button, ...all]],
    ['a type', 'src/design/components/Button/types.ts', []],
    ['the server', 'server/index.ts', []],
  ])('are those that show %s', (_, file, expected) => {
    expect(touched(file)).toEqual(expected);
  });
});
