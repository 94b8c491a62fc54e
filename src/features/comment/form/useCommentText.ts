import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { commentTexts } from '@/texts/comment';
import { failureText } from '@/texts/errors';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { noDraft, type CommentDraft } from '@/state/commentDrafts';

/** Loaded with the first @, because most comments mention nobody. */
export const MentionList = lazyPart(() => import('./MentionList'), { lost: 'leftOut' });

// The schema library is large, and most visitors only read.
const checking = lazyLoad(() =>
  Promise.all([
    import('@contract/models/comment'),
    import('@contract/validate'),
    import('@contract/rules/posts/mentions'),
  ]),
);

/** Sends a text with the ids of the members that it mentions; throws if that fails. */
export type SendComment = (content: string, mentions: string[]) => Promise<unknown>;

interface CommentTextOptions {
  initial?: CommentDraft;
  /** With `false` the text stays. */
  send: SendComment;
  /** The message if that failed. */
  failed?: ((error: unknown) => string) | undefined;
  /** Called with each change of the text, and with an empty text after sending. */
  onText?: (draft: CommentDraft) => void;
  /** Called after the text was sent and cleared. */
  onSent?: (() => void) | undefined;
  /** The textarea, if something else also focuses it. */
  area?: RefObject<HTMLTextAreaElement | null> | undefined;
}

const notPosted = (error: unknown) => `${commentTexts.failed} ${failureText(error, '')}`.trim();

/** The text of a comment, reply or edit; never lost before the server has it. */
export function useCommentText(options: CommentTextOptions) {
  const { initial = noDraft, send, failed = notPosted, onText, onSent } = options;
  const [{ text, people }, setDraft] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const { area = ownArea } = options;
  const busy = useRef(false);

  function write(draft: CommentDraft): void {
    setDraft(draft);
    setError(null);
    onText?.(draft);
    // The library is loaded by the time the text is sent; a failure shows then.
    checking.load().catch(() => undefined);
  }

  async function submit(value: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setError(null);
    try {
      const [{ CommentContentSchema }, { check }, { mentionedIn }] = await checking.load();
      const checked = check(CommentContentSchema, value);
      if (!checked.ok) {
        setError(checked.issues[0]?.message ?? null);
        area.current?.focus();
        return;
      }
      const mentions = mentionedIn(checked.value, people).map(({ userId }) => userId);
      if ((await send(checked.value, mentions)) === false) return;
      setDraft(noDraft);
      onText?.(noDraft);
      onSent?.();
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
    /** The properties of the textarea. */
    field: {
      ref: area,
      value: text,
      error,
      onChange: (next: string) => write({ text: next, people }),
      ...enter,
    },
    /** The properties of the list of members; null while the text has no @. */
    mentioning: text.includes('@') ? { area, text, people, onWrite: write } : null,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit(area.current?.value ?? text);
    },
  };
}
