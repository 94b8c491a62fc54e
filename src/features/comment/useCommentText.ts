import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { commentTexts } from '@/texts/comment';
import { failureText } from '@/texts/errors';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';

// The library of schemas is large, and most people only read.
const checking = lazyLoad(() =>
  Promise.all([import('@contract/models/comment'), import('@contract/validate')]),
);

interface CommentTextOptions {
  initial?: string;
  /** Sends the text; throws when that failed. */
  send: (content: string) => Promise<unknown>;
  /** What is said when that failed. */
  failed?: (error: unknown) => string;
  /** Called with every change of the text, and with an empty one when it was sent. */
  onText?: (text: string) => void;
  /** The textarea, where somebody else leads to it as well. */
  area?: RefObject<HTMLTextAreaElement | null>;
}

const notPosted = (error: unknown) => `${commentTexts.failed} ${failureText(error, '')}`.trim();

/** The text of a comment, a reply or a change, until the server has it. Never lost before that. */
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
    // The library is here by the time the text is sent; a failure shows then.
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
