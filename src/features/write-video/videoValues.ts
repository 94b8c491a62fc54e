import { videoPostTexts } from '@/texts/write';
import { TITLE_MAX, VIDEO_CONTENT_MAX, type createPost } from '@contract/endpoints/posts';
import type { Input } from '@contract/endpoints/define';
import type { Issue } from '@contract/errors';
import type { ContentCategory, Timing } from '@contract/rules/posts/categories';
import { typedLength } from '@contract/rules/text/clean-text';
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';

/** The values of the form, as typed and chosen. */
export interface VideoValues {
  title: string;
  link: string;
  content: string;
  timing: Timing | null;
  category: ContentCategory | null;
  sphereId: string | null;
}

/** The fields that can have errors, in screen order. */
export const videoFields = ['title', 'link', 'content'] as const;
export type VideoField = (typeof videoFields)[number];
export type VideoErrors = Partial<Record<VideoField, string>>;

export const noVideo: VideoValues = {
  title: '',
  link: '',
  content: '',
  timing: null,
  category: null,
  sphereId: null,
};

/** Whether anything was typed that should not be lost. */
export function isWritten(values: VideoValues): boolean {
  return videoFields.some((field) => values[field].trim() !== '');
}

/** Returns the errors of the form. Source: docs/product/rules.md#shared-videos. */
export function checkVideo(values: VideoValues): VideoErrors {
  const missing = videoFields.find((field) => typedLength(values[field]) === 0);
  // One sentence names all three fields, so it is shown once, at the first missing one.
  if (missing) return { [missing]: videoPostTexts.required };
  const errors: VideoErrors = {};
  if (typedLength(values.title) > TITLE_MAX) errors.title = videoPostTexts.titleLong;
  if (!recogniseVideo(values.link)) errors.link = videoPostTexts.invalidLink;
  if (typedLength(values.content) > VIDEO_CONTENT_MAX) errors.content = videoPostTexts.contentLong;
  return errors;
}

/** Returns the fields that a refusal of the server is about. */
export function errorsOfVideo(issues: readonly Issue[]): VideoErrors {
  const errors: VideoErrors = {};
  for (const { path, message } of issues) {
    if (path === 'title') errors.title ??= message;
    // The body's blocks are the link and the content, in this order.
    if (path.startsWith('blocks.0')) errors.link ??= message;
    if (path.startsWith('blocks.1')) errors.content ??= message;
  }
  return errors;
}

/** Converts the form to a request body. */
export function videoBody(values: VideoValues): Input<typeof createPost>['body'] {
  const { title, link, content, timing, category, sphereId } = values;
  return {
    title,
    content,
    blocks: [
      { type: 'video', url: withScheme(link) },
      { type: 'text', content },
    ],
    sphereId,
    categories: { timing, content: category },
    apiSource: 'manual',
  };
}
