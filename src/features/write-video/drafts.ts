import type { DraftKind } from '@/state/drafts';
import { contents, timings } from '@contract/rules/posts/categories';
import { isWritten, type VideoValues } from './videoValues';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const videoDrafts: DraftKind<VideoValues> = {
  area: 'video',
  read: (stored) => ({
    title: textOf(stored.title),
    link: textOf(stored.link),
    content: textOf(stored.content),
    timing: timings.find((timing) => timing === stored.timing) ?? null,
    category: contents.find((content) => content === stored.category) ?? null,
    sphereId: textOf(stored.sphereId) || null,
  }),
  isWritten,
};
