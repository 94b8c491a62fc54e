import { describe, expect, test } from 'vitest';
import { judge } from './judge';

type Case = [file: string, specifier: string, written?: 'static' | 'dynamic' | 'type'];

// One case of each kind of import; the zones themselves are the table of zones.ts.
const allowed: Case[] = [
  ['contract/models/post.ts', '../rules/posts/categories'],
  ['contract/presenters/post.ts', '../models/post', 'type'],
  ['contract/rules/companion/levels.test.ts', 'fast-check'],
  ['contract/conformance/posts/posts.ts', 'vitest'],
  ['src/design/components/Button.css.ts', '@vanilla-extract/recipes'],
  ['src/components/PostCard.tsx', '@contract/models/post'],
  ['src/features/feed/FeedList.tsx', './useFeed'],
  ['src/app/App.tsx', '@/screens/HomeScreen', 'dynamic'],
  ['src/main.tsx', '@mocks/browser', 'dynamic'],
  ['server/tables/posts.ts', 'knex', 'type'],
  ['server/app.ts', 'node:fs'],
  ['server/commands/grant.test.ts', '../routes/comments'],
  ['server/testing/subject.ts', '@contract/conformance/support/subject'],
  ['server/upstream/lines.ts', '@mocks/upstream', 'dynamic'],
  ['vite.config.ts', 'vite'],
];

const forbidden: Case[] = [
  ['contract/models/post.ts', 'react'],
  ['contract/rules/companion/levels.ts', 'node:fs'],
  ['contract/rules/posts/blocks.ts', '../../models/block', 'type'],
  ['contract/rules/companion/levels.ts', 'fs'],
  ['contract/rules/companion/levels.ts', 'vitest'],
  ['src/design/components/Button.tsx', '../../texts/common'],
  ['src/features/feed/FeedList.tsx', '@/features/comment/CommentBox'],
  ['src/features/feed/FeedList.tsx', '../comment/CommentBox'],
  ['src/features/feed/FeedList.tsx', '@/screens/HomeScreen', 'dynamic'],
  ['src/app/App.tsx', '@mocks/browser', 'dynamic'],
  ['src/main.tsx', '@mocks/browser'],
  ['src/main.tsx', '@mocks/db/index', 'dynamic'],
  ['mocks/handlers/posts.ts', '@mswjs/data'],
  ['server/tables/posts.ts', 'knex'],
  ['server/upstream/lines.ts', '@mocks/upstream'],
  ['server/commands/write-post.ts', 'koa', 'type'],
  ['server/app.ts', './testing/subject'],
  ['stories/screens/HomeScreen.stories.tsx', '@server/app'],
  ['e2e/feed.spec.ts', '@/api/client'],
];

describe('the zones', () => {
  test.each(allowed)('%s may import %s', (file, specifier, written = 'static') => {
    expect(judge({ file, specifier, written })).toBeNull();
  });

  test.each(forbidden)('%s may not import %s', (file, specifier, written = 'static') => {
    expect(judge({ file, specifier, written })).toMatch(/\w/);
  });
});
