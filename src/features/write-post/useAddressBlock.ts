import { usePreview, type Preview } from '@/state/usePreview';
import { useSharedLink } from '@/state/useSharedLink';
import { useEffect, useState } from 'react';

/** What a block of an address is given, be it a video or a link. */
export interface AddressBlockProps<Block extends { url: string }> {
  block: Block;
  active: boolean;
  /** The post that is being changed: it shares the address itself. */
  ownPost: string | null;
  /** What was found wrong with the address when it was sent. */
  error: string | undefined;
  onChange: (change: Partial<Block>) => void;
  /** The address suits the other kind of block: it can become one. */
  onTurn: () => void;
  onAddText: () => void;
  onSend: () => void;
}

interface AddressBlockOptions {
  /** The address that the typed words lead to; null while they lead nowhere. */
  address: string | null;
  /** Whether what the address leads to is asked about. */
  asks: boolean;
  onPreview: (preview: Preview) => void;
  /** How long after the last change the words are judged, in ms; without it only once the field is left. */
  pause?: number;
}

/**
 * What both blocks of an address do with it: they ask what it leads to, find the earlier post that
 * shares it, and judge the words once typing has stopped, never while somebody is typing.
 */
export function useAddressBlock<Block extends { url: string }>(
  { block: { url }, ownPost, onAddText, onSend }: AddressBlockProps<Block>,
  { address, asks, onPreview, pause }: AddressBlockOptions,
) {
  const [judged, setJudged] = useState('');
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => setJudged(url), pause);
    return () => clearTimeout(timer);
  }, [url, pause]);
  const shared = useSharedLink(address);
  const isLoading = usePreview(asks ? address : null, onPreview);
  const isJudged = judged === url;
  return {
    isLoading,
    isJudged,
    /** Whether words that lead nowhere may be called wrong. */
    isWrong: isJudged && !address && url.trim() !== '',
    /** Another post that shares the address. */
    shared: shared?.postId === ownPost ? null : shared,
    /** What both hand to the field of the address. */
    field: { value: url, onEnter: onAddText, onSend, onBlur: () => setJudged(url) },
  };
}
