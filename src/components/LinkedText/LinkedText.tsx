import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { hasScheme } from '@contract/rules/headline';
import type { FunctionComponent } from 'react';

export interface LinkedTextProps {
  text: string;
  /** Called when a video is about to be played among the words. */
  onPlay?: () => void;
}

const JustWords = ({ text }: LinkedTextProps) => text;

/** The links among words, whose code comes with the first text that may have one. */
export const LinkedWords = lazyPart<
  LinkedTextProps,
  { default: FunctionComponent<LinkedTextProps> }
>(() =>
  // Without the code the words are still there to be read.
  import('./LinkedWords').catch(() => ({ default: JustWords })),
);

/**
 * A member's words, with their web addresses as links. A video's address offers to play it in its
 * place. Not for words that are a link themselves.
 */
export function LinkedText(props: LinkedTextProps) {
  const words = <span>{props.text}</span>;
  return hasScheme(props.text) ? <LinkedWords {...props} fallback={words} /> : words;
}
