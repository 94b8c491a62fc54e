import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { hasScheme } from '@contract/rules/posts/headline';
import type { Comment } from '@contract/models/comment';
import type { FunctionComponent } from 'react';

export interface LinkedTextProps {
  text: string;
  /** The members that it names as `@name`. */
  mentions?: Comment['mentions'];
  /** Called when a video in the text is about to play. */
  onPlay?: () => void;
}

const JustWords = ({ text }: LinkedTextProps) => text;

/** The links in a text; their code loads with the first text that may have one. */
export const LinkedWords = lazyPart<
  LinkedTextProps,
  { default: FunctionComponent<LinkedTextProps> }
>(() =>
  // Without the code the text is still readable.
  import('./LinkedWords').catch(() => ({ default: JustWords })),
);

/**
 * A member's text with its web addresses and mentions as links. The address of a video offers to play it in
 * place. Do not use it for text inside a link.
 */
export function LinkedText(props: LinkedTextProps) {
  const words = <span>{props.text}</span>;
  return hasScheme(props.text) || props.mentions?.length ? (
    <LinkedWords {...props} fallback={words} />
  ) : (
    words
  );
}
