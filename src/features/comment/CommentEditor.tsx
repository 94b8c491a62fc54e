import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Button } from '@/design/components/Button/Button';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { commonTexts } from '@/texts/common';
import { COMMENT_MAX } from '@contract/models/comment';
import { lengthOf } from '@contract/models/text';
import { useEffect, type KeyboardEvent } from 'react';
import { editor, editorButtons } from './Comments.css';
import { useCommentText } from './useCommentText';

export interface CommentEditorProps {
  label: string;
  placeholder?: string;
  /** The words to change; a reply has none. */
  initial?: string;
  submitLabel: string;
  busyLabel: string;
  onSend: (content: string) => Promise<unknown>;
  /** What is said when sending failed, if not that writing a comment did. */
  failed?: (error: unknown) => string;
  onClose: () => void;
}

/** A reply, or a change of a comment, written in its place. Escape closes it while nothing is lost. */
export function CommentEditor(props: CommentEditorProps) {
  const {
    label,
    placeholder,
    initial = '',
    submitLabel,
    busyLabel,
    onSend,
    failed,
    onClose,
  } = props;
  const { text, error, sending, area, enter, write, onSubmit } = useCommentText({
    initial,
    send: onSend,
    failed,
  });

  useEffect(() => {
    const field = area.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [area]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const unchanged = event.currentTarget.value.trim() === initial.trim();
    // An Escape within a composition only ends the composition.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && unchanged && !sending) {
      event.preventDefault();
      onClose();
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
        readOnly={sending}
        max={COMMENT_MAX}
        count={lengthOf(text.trim())}
        onChange={(event) => write(event.target.value)}
        {...enter}
        onKeyDown={onKeyDown}
        action={
          <span className={editorButtons}>
            <Button size="sm" variant="neutral" disabled={sending} onClick={onClose}>
              {commonTexts.cancel}
            </Button>
            <SubmitButton size="sm" busy={sending} label={submitLabel} busyLabel={busyLabel} />
          </span>
        }
      />
    </form>
  );
}
