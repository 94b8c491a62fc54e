import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { forbiddenVideo, ordinaryPage, pages, unreachablePage } from '../../fixtures/pages';
import { linkKeysOf } from '../../rules/posts/link-key';
import { failedPreview } from '../../rules/posts/link-preview';
import { reasonTexts } from '../../texts';
import { sharedLinkTests } from './shared-links';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

const refused = [
  'http://127.0.0.1/admin',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://[::1]/',
  'http://[::ffff:a9fe:a9fe]/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://localhost./',
  'http://database/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'https://example.com:8443/',
  'http://example.com:22/',
];

/** The targets of links, and earlier posts that share them. */
export function linksSuite(start: StartSubject): void {
  describe('links', () => {
    const world = useWorld(start);
    const preview = async (url: string) =>
      (await world.member.call('previewLink', { body: { url } })).body;

    it.each(pages.map(({ url, preview: expected }) => [url, expected] as const))(
      'are previewed: %s',
      async (url, expected) => {
        expect(await preview(url)).toEqual(expected);
      },
    );

    it('get the same preview a second time and in several simultaneous requests', async () => {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5]
          .flatMap(() => [ordinaryPage, unreachablePage, forbiddenVideo])
          .map(async ({ url, preview: expected }) => [await preview(url), expected] as const),
      );
      for (const [answer, expected] of answers) expect(answer).toEqual(expected);
    });

    it('may come without a scheme and in capitals', async () => {
      const { metadata } = ordinaryPage.preview;
      const bare = ordinaryPage.url.replace('https://', ' ');
      expect(await preview(bare)).toMatchObject({ success: true, metadata });
      const loud = ordinaryPage.url.replace('https://www.riverside', 'HTTPS://WWW.Riverside');
      expect(await preview(loud)).toMatchObject({ success: true, metadata });
    });

    it('to a video file are named after the file', async () => {
      expect(await preview('https://files.example.com/%EB%B9%84%20%EC%98%A4%EB%8A%94.mp4')).toEqual(
        {
          success: true,
          metadata: {
            title: '비 오는',
            description: '',
            image: null,
            siteName: '',
            domain: 'files.example.com',
            isVideo: true,
          },
        },
      );
    });

    it.each(refused)('into a private network are not followed: %s', async (url) => {
      const { href } = new URL(url);
      expect(await preview(href)).toEqual(failedPreview(href, reasonTexts.previewRefused));
    });

    sharedLinkTests(world);

    it('links of the sample posts are recognised when they are shared again', async () => {
      const days = 30 * 24 * 60;
      const shown = fixtures.posts
        .filter(({ isConfirmed, minutesAgo }) => isConfirmed && minutesAgo < days)
        .toSorted((a, b) => a.minutesAgo - b.minutesAgo);
      expect(shown.length).toBeGreaterThan(10);
      for (const post of fixtures.posts) {
        for (const block of post.blocks) {
          if (block.type !== 'video' && block.type !== 'link') continue;
          const keys = linkKeysOf([block]);
          const first = shown.find(({ blocks }) =>
            linkKeysOf(blocks).some((key) => keys.includes(key)),
          );
          const { post: found } = await world.member.ok('findSharedLink', {
            query: { url: block.url },
          });
          expect(found?.postId, block.url).toBe(first && `post${first.id}`);
        }
      }
    });
  });
}
