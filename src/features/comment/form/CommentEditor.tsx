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
import { keepCommentDraft, readCommentDraft, useCommentText } from './useCommentText';

interface CommentEditorProps {
  /** The key under which the unsent text is stored. */
  place: string;
  label: string;
  placeholder?: string;
  /** The text to edit; empty for a reply. */
  initial?: string;
  submitLabel: string;
  busyLabel: string;
  onSend: (content: string) => Promise<unknown>;
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
    place,
    label,
    placeholder,
    initial = '',
    submitLabel,
    busyLabel,
    onSend,
    failed,
    onClose,
  } = props;
  const userId = useAtomValue(ownerAtom)?.user_id;
  const writing = useWriting();
  const keep = (text: string) => userId && keepCommentDraft(place, userId, text);
  const { text, error, sending, area, enter, write, onSubmit } = useCommentText({
    initial,
    send: onSend,
    failed,
    onText: (next) => keep(next === initial ? '' : next),
  });

  function cancel(): void {
    keep('');
    onClose();
  }

  useEffect(() => {
    const kept = userId ? readCommentDraft(place, userId) : '';
    if (kept) write(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);

  useEffect(() => {
    const field = area.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    // Focusing scrolls only the field into view; this includes the buttons below it.
    field?.form?.scrollIntoView({ block: 'nearest' });
  }, [area]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const unchanged = event.currentTarget.value.trim() === initial.trim();
    // Escape during a composition only ends the composition.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && unchanged && !sending) {
      event.preventDefault();
      cancel();
    } else enter.onKeyDown(event);
  }

  return (
    <form className={editor} noValidate onSubmit={onSubmit}>
      <Textarea
        ref={area}
        label={label}
        hideLabel
        value={text}
        error={error}
        placeholder={placeholder}
        readOnly={sending || writing !== undefined}
        max={COMMENT_MAX}
        count={typedLength(text)}
        onChange={(value) => write(value)}
        {...enter}
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
    </form>
  );
}
