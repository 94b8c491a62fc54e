import type { SharedVideo } from '@/config/sharedVideo';
import { sharedTitle } from '@/texts/write';
import { videoAddressIn } from '@contract/rules/links/video-in-text';

/**
 * Reads the initial values of a video's form from its address: those of `sharePath`, or what an app
 * shared with the installed site (`share_target` of the manifest), often with the link in its text.
 * @returns null if it has no values
 */
export function readShared(params: URLSearchParams): SharedVideo | null {
  const of = (name: string) => params.get(name)?.trim() ?? '';
  const [title, text, content] = [of('title'), of('text'), of('content')];
  const url = of('url') || videoAddressIn(text) || videoAddressIn(title) || '';
  if (!url && !text) return null;
  return {
    url,
    title: title.includes(url) && url ? '' : (sharedTitle.exec(title)?.[1] ?? title),
    // Without a link, nothing that was shared is lost.
    content: content || (url ? '' : text),
  };
}
