import { fixtures } from '@contract/fixtures';
import { pages } from '@contract/fixtures/pages';
import { linkKey } from '@contract/rules/posts/link-key';
import {
  failedPreview,
  fallbackMetadata,
  nameInPath,
  previewUnasked,
  type LinkPreview,
} from '@contract/rules/posts/link-preview';
import { reasonTexts } from '@contract/texts';

const hostNames = [
  ['youtube:', 'YouTube'],
  ['vimeo:', 'Vimeo'],
  ['dailymotion:', 'Dailymotion'],
] as const;

/** A video of the sample members has the title of its post; any other has its id as title. */
function previewVideo(url: string, key: string, siteName: string): LinkPreview {
  const metadata = { ...fallbackMetadata(url), siteName };
  for (const { title, blocks } of fixtures.posts) {
    const block = blocks.find(
      (one) => one.type === 'video' && linkKey(one.url) === key && one.channelName,
    );
    if (block?.type !== 'video' || title === null) continue;
    return {
      success: true,
      metadata: { ...metadata, title, description: block.channelName ?? '' },
    };
  }
  const title = `${siteName} 영상 ${key.slice(key.indexOf(':') + 1)}`;
  return { success: true, metadata: { ...metadata, title } };
}

function previewPage(url: string): LinkPreview {
  const metadata = fallbackMetadata(url);
  return {
    success: true,
    metadata: {
      ...metadata,
      title: nameInPath(url) || metadata.title,
      description: `${metadata.domain}의 글`,
      siteName: metadata.domain,
    },
  };
}

/** The page at an address in the mock world: one of the fixtures, or an invented one. */
export function previewOf(url: string): LinkPreview {
  const { href } = new URL(url);
  const known = pages.find((page) => page.url === href);
  if (known) return known.preview;
  const unasked = previewUnasked(href);
  if (unasked) return unasked;
  if (/\.(?:invalid|test)$/.test(new URL(href).hostname)) {
    return failedPreview(href, reasonTexts.previewUnreachable);
  }
  const key = linkKey(href) ?? '';
  const host = hostNames.find(([prefix]) => key.startsWith(prefix));
  return host ? previewVideo(href, key, host[1]) : previewPage(href);
}
