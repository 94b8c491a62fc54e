import { usePreview, type Preview } from '@/state/usePreview';
import { useSharedLink } from '@/state/useSharedLink';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Field, type FieldProps } from '@/design/components/Field/Field';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';

interface AddressFieldProps extends Pick<
  FieldProps,
  'label' | 'placeholder' | 'start' | 'end' | 'hint' | 'error'
> {
  value: string;
  onWords: (words: string, atOnce: boolean) => void;
  onEnter: () => void;
  /** Ctrl+Enter or Cmd+Enter: an address is never composed, so no guard is needed. */
  onSend: () => void;
  onBlur?: () => void;
}

/** The address of a block. Enter continues below it, and sends nothing. */
export function AddressField({ value, onWords, onEnter, onSend, ...field }: AddressFieldProps) {
  const enter = useEnterSubmit<HTMLInputElement>(onEnter);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!event.ctrlKey && !event.metaKey) enter.onKeyDown(event);
    else if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      onSend();
    }
  }

  return (
    <Field
      {...field}
      {...enter}
      onKeyDown={onKeyDown}
      hideLabel
      size="lg"
      data-leads
      // Not type="url": browsers reject links without a scheme, and people paste such links.
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(typed, { nativeEvent }) => {
        // A phone's keyboard inserts the clipboard like typed text, but all at once.
        const pasted =
          nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
        onWords(typed, pasted || typed.length > value.length + 1);
      }}
    />
  );
}

/** The props of a block with an address, either a video or a link. */
export interface AddressBlockProps<Block extends { url: string }> {
  block: Block;
  active: boolean;
  /** The post that is being edited, which may have the same address. */
  ownPost: string | null;
  /** The error of the address after sending. */
  error: string | undefined;
  onChange: (change: Partial<Block>) => void;
  /** Converts the block to the other kind, which suits the address. */
  onTurn: () => void;
  onAddText: () => void;
  onSend: () => void;
}

interface AddressBlockOptions {
  /** The address for the typed text; null while it is no address. */
  address: string | null;
  /** Whether a preview is requested. */
  asks: boolean;
  onPreview: (preview: Preview) => void;
  /** How long after the last change the text is checked, in ms; without it only on blur. */
  pause?: number;
}

/**
 * The shared logic of blocks with an address: they load a preview, find an earlier post with the
 * same address, and check the text once typing has stopped.
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
    /** Whether an invalid text may be shown as an error. */
    isWrong: isJudged && !address && url.trim() !== '',
    /** Another post that shares the address. */
    shared: shared?.postId === ownPost ? null : shared,
    /** The shared props of the address field. */
    field: { value: url, onEnter: onAddText, onSend, onBlur: () => setJudged(url) },
  };
}
