import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { commentTexts } from '@/texts/comment';
import { failureText } from '@/texts/errors';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { storageKeys } from '@/config/storage';
import type { Comment } from '@contract/models/comment';

// For this tab only: an unsent comment should not reappear next month.
const keyOf = (place: string, userId: string) => storageKeys.draft(`comment.${place}.${userId}`);

/** The draft key of a reply to a comment, or of an edit; the key of a new comment is its post. */
export function draftKeyOf({ postId, commentId }: Comment, kind: 'reply' | 'edit'): string {
  return `${postId}.${commentId}.${kind}`;
}

/** Returns a member's unsent text; empty if there is none. */
export function readCommentDraft(place: string, userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(place, userId)) ?? '';
  } catch {
    return '';
  }
}

/** Stores what a member types, so that a reload or a login does not lose it. */
export function keepCommentDraft(place: string, userId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(place, userId));
    else sessionStorage.setItem(keyOf(place, userId), text);
  } catch {
    // Storage is not available: the text still stays in the field.
  }
}

// The schema library is large, and most visitors only read.
const checking = lazyLoad(() =>
  Promise.all([import('@contract/models/comment'), import('@contract/validate')]),
);

interface CommentTextOptions {
  initial?: string;
  /** Sends the text; throws if that fails. */
  send: (content: string) => Promise<unknown>;
  /** The message if that failed. */
  failed?: (error: unknown) => string;
  /** Called with each change of the text, and with an empty text after sending. */
  onText?: (text: string) => void;
  /** The textarea, if something else also focuses it. */
  area?: RefObject<HTMLTextAreaElement | null>;
}

const notPosted = (error: unknown) => `${commentTexts.failed} ${failureText(error, '')}`.trim();

/** The text of a comment, reply or edit; never lost before the server has it. */
export function useCommentText(options: CommentTextOptions) {
  const { initial = '', send, failed = notPosted, onText } = options;
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const { area = ownArea } = options;
  const busy = useRef(false);

  function write(next: string): void {
    setText(next);
    setError(null);
    onText?.(next);
    // The library is loaded by the time the text is sent; a failure shows then.
    checking.load().catch(() => undefined);
  }

  async function submit(value: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setError(null);
    try {
      const [{ CommentContentSchema }, { check }] = await checking.load();
      const checked = check(CommentContentSchema, value);
      if (!checked.ok) {
        setError(checked.issues[0]?.message ?? null);
        area.current?.focus();
        return;
      }
      await send(checked.value);
      setText('');
      onText?.('');
    } catch (cause) {
      setError(failed(cause));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const enter = useEnterSubmit<HTMLTextAreaElement>((value) => void submit(value), 'ctrlEnter');
  return {
    text,
    error,
    sending,
    area,
    enter,
    write,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit(area.current?.value ?? text);
    },
  };
}
