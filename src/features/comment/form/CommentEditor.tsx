import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { ownerAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { commonTexts } from '@/texts/common';
import { typedLength } from '@contract/rules/text/clean-text';
import { COMMENT_MAX } from '@contract/rules/text/length';
import { useAtomValue } from 'jotai';
import { useEffect, type KeyboardEvent } from 'react';
import { editor } from '../Comments.css';
import {
  keepCommentDraft,
  noDraft,
  readCommentDraft,
  type CommentDraft,
  type Named,
} from '@/state/commentDrafts';
import { MentionList, useCommentText, type SendComment } from './useCommentText';

interface CommentEditorProps {
  postId: string;
  /** The key under which the unsent text is stored. */
  place: string;
  label: string;
  placeholder?: string;
  /** The text to edit; empty for a reply. */
  initial?: string;
  /** The members that the text to edit mentions. */
  named?: readonly Named[];
  submitLabel: string;
  busyLabel: string;
  onSend: SendComment;
  /** The message if sending failed; by default that of writing a comment. */
  failed?: (error: unknown) => string;
  onClose: () => void;
}

/**
 * A reply, or an edit of a comment, in its place. Escape closes it unless text would be lost; only
 * sending and the cancel button discard an unsent text, which otherwise stays as a draft.
 */
export default function CommentEditor(props: CommentEditorProps) {
  const {
    postId,
    place,
    label,
    placeholder,
    initial = '',
    named = [],
    submitLabel,
    busyLabel,
    onSend,
    failed,
    onClose,
  } = props;
  const userId = useAtomValue(ownerAtom)?.user_id;
  const writing = useWriting();
  const unchanged: CommentDraft = { text: initial, people: named };
  const keep = (draft: CommentDraft) =>
    userId && keepCommentDraft(place, userId, draft.text === initial ? noDraft : draft);
  const { text, sending, area, enter, write, field, mentioning, onSubmit } = useCommentText({
    initial: unchanged,
    send: onSend,
    failed,
    onText: keep,
  });

  function cancel(): void {
    keep(noDraft);
    onClose();
  }

  useEffect(() => {
    const kept = userId ? readCommentDraft(place, userId) : noDraft;
    if (kept.text) write(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);

  useEffect(() => {
    const textarea = area.current;
    textarea?.focus();
    textarea?.setSelectionRange(textarea.value.length, textarea.value.length);
    // Focusing scrolls only the field into view; this includes the buttons below it.
    textarea?.form?.scrollIntoView({ block: 'nearest' });
  }, [area]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const isSame = event.currentTarget.value.trim() === initial.trim();
    // Escape during a composition only ends the composition.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && isSame && !sending) {
      event.preventDefault();
      cancel();
    } else enter.onKeyDown(event);
  }

  return (
    <form className={editor} noValidate onSubmit={onSubmit}>
      <Textarea
        {...field}
        label={label}
        hideLabel
        placeholder={placeholder}
        readOnly={sending || writing !== undefined}
        max={COMMENT_MAX}
        count={typedLength(text)}
        onKeyDown={onKeyDown}
        action={
          <Row as="span" display="inline-flex" alignItems="stretch">
            <Button size="sm" variant="soft" disabled={sending} onClick={cancel}>
              {commonTexts.cancel}
            </Button>
            <SubmitButton size="sm" busy={sending} busyLabel={busyLabel} {...writing}>
              {submitLabel}
            </SubmitButton>
          </Row>
        }
      />
      {mentioning && <MentionList {...mentioning} postId={postId} />}
    </form>
  );
}
