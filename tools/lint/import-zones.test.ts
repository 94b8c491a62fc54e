import { describe, expect, test } from 'vitest';
import { judge } from './judge';

type Case = [file: string, specifier: string, written?: 'static' | 'dynamic' | 'type'];

const allowed: Case[] = [
  ['contract/models/post.ts', 'valibot'],
  ['contract/models/post.ts', '../rules/categories'],
  ['contract/rules/blocks.ts', '../texts'],
  ['contract/presenters/post.ts', '../models/post', 'type'],
  ['contract/openapi.ts', '@valibot/to-json-schema'],
  ['contract/endpoints/posts.ts', '../models/post'],
  ['contract/rules/levels.test.ts', 'fast-check'],
  ['contract/conformance/posts.ts', 'vitest'],
  ['src/design/components/Button.tsx', 'react-aria-components'],
  ['src/design/components/Button.css.ts', '@vanilla-extract/recipes'],
  ['src/components/PostCard.tsx', '@/design/components/Card'],
  ['src/components/PostCard.tsx', '@contract/models/post'],
  ['src/features/feed/FeedList.tsx', './useFeed'],
  ['src/features/feed/FeedList.tsx', '@/api/posts'],
  ['src/screens/HomeScreen.tsx', '@/features/feed/FeedList'],
  ['src/app/App.tsx', '@/screens/HomeScreen', 'dynamic'],
  ['src/main.tsx', './app/App'],
  ['src/main.tsx', '@mocks/browser', 'dynamic'],
  ['mocks/db/index.ts', '@mswjs/data'],
  ['mocks/handlers/posts.ts', '../db/posts'],
  ['mocks/conformance.test.ts', '@contract/conformance/suite'],
  ['server/database/index.ts', 'knex'],
  ['server/tables/posts.ts', 'knex', 'type'],
  ['server/app.ts', 'node:fs'],
  ['server/app.ts', './routes'],
  ['server/routes/comments.ts', '../commands/write-comment'],
  ['server/routes/comments.ts', '../http/call', 'type'],
  ['server/commands/write-comment.ts', '../guards'],
  ['server/commands/write-comment.ts', '../tables/comment'],
  ['server/commands/grant.test.ts', '../routes/comments'],
  ['server/http.test.ts', './limits/limits'],
  ['server/testing/subject.ts', '@contract/conformance/subject'],
  ['server/conformance.sqlite.test.ts', './testing/subject'],
  ['stories/screens/HomeScreen.stories.tsx', '@/screens/HomeScreen'],
  ['.storybook/preview.tsx', '@mocks/world'],
  ['e2e/feed.spec.ts', '@contract/fixtures/posts'],
  ['vite.config.ts', 'vite'],
];

const forbidden: Case[] = [
  ['contract/models/post.ts', 'react'],
  ['contract/rules/levels.ts', 'node:fs'],
  ['contract/rules/levels.ts', 'valibot'],
  ['contract/rules/blocks.ts', '../models/block', 'type'],
  ['contract/rules/limits.ts', '../endpoints/routes'],
  ['contract/models/post.ts', '../endpoints/posts', 'type'],
  ['contract/policies/access.ts', '../endpoints/define', 'type'],
  ['contract/endpoints/posts.ts', '../presenters/post'],
  ['contract/rules/levels.ts', 'fs'],
  ['contract/rules/levels.ts', 'vitest'],
  ['contract/endpoints/posts.ts', '@/api/posts'],
  ['src/design/components/Button.tsx', '@contract/models/post', 'type'],
  ['src/design/components/Button.tsx', '../../texts/common'],
  ['src/components/PostCard.tsx', '@/api/posts'],
  ['src/components/PostCard.tsx', 'jotai'],
  ['src/features/feed/FeedList.tsx', '@/features/comment/CommentBox'],
  ['src/features/feed/FeedList.tsx', '../comment/CommentBox'],
  ['src/features/feed/FeedList.tsx', '@/screens/HomeScreen', 'dynamic'],
  ['src/texts/common.ts', '@/config/routes'],
  ['src/state/session.ts', '@/features/auth/login'],
  ['src/app/App.tsx', '@mocks/browser', 'dynamic'],
  ['src/main.tsx', '@mocks/browser'],
  ['src/main.tsx', '@mocks/db/index', 'dynamic'],
  ['src/api/client.ts', '../../contract/errors'],
  ['mocks/handlers/posts.ts', '@mswjs/data'],
  ['mocks/handlers/posts.ts', '@server/app'],
  ['server/tables/posts.ts', 'knex'],
  ['server/tables/posts.ts', 'sqlite3'],
  ['server/app.ts', '@contract/conformance/suite'],
  ['server/upstream/youtube.ts', '@mocks/upstream/youtube', 'dynamic'],
  ['server/upstream/youtube.ts', '../tables/setting'],
  ['server/upstream/youtube.ts', '../routes/links'],
  ['server/tables/posts.ts', '../presenters/post', 'type'],
  ['server/tables/posts.ts', '../app', 'type'],
  ['server/presenters/post.ts', '../commands/write-post'],
  ['server/commands/write-post.ts', '../routes/posts'],
  ['server/commands/write-post.ts', '../http/call', 'type'],
  ['server/commands/write-post.ts', 'koa', 'type'],
  ['server/http/route.ts', '../routes/posts'],
  ['server/http/route.ts', '../middlewares/errors'],
  ['server/routes/posts.ts', '../rendering/pages', 'type'],
  ['server/sql/run.ts', '../tables/post'],
  ['server/app.ts', 'react'],
  ['server/app.ts', './testing/subject'],
  ['stories/screens/HomeScreen.stories.tsx', '@server/app'],
  ['.storybook/preview.tsx', '@/screens/HomeScreen'],
  ['e2e/feed.spec.ts', '@/api/posts'],
];

describe('the zones', () => {
  test.each(allowed)('%s may import %s', (file, specifier, written = 'static') => {
    expect(judge({ file, specifier, written })).toBeNull();
  });

  test.each(forbidden)('%s may not import %s', (file, specifier, written = 'static') => {
    expect(judge({ file, specifier, written })).toMatch(/\w/);
  });
});
