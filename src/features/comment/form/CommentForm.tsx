import { dropDrawing } from '@/components/Drawing/drop';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon } from '@/design/icons/icons';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { useKeyboardInset } from '@/design/hooks/useKeyboardInset';
import { cx } from '@/design/styles/cx';
import { useAsMember } from '@/state/intent';
import { userAtom, viewerAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { commentTexts } from '@/texts/comment';
import { profileTexts } from '@/texts/profile';
import type { Comment } from '@contract/models/comment';
import { typedLength } from '@contract/rules/text/clean-text';
import { COMMENT_MAX } from '@contract/rules/text/length';
import { cardImage } from '@contract/rules/site/uploads';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import * as styles from '../Comments.css';
import {
  draftKeyOf,
  GUEST,
  keepCommentDraft,
  noDraft,
  readCommentDraft,
} from '@/state/commentDrafts';
import { MentionList, useCommentText, type SendComment } from './useCommentText';

export interface CommentFormProps {
  postId: string;
  /** Sends the comment; throws if that fails. */
  onSend: SendComment;
  /** The comment that it answers; null for a new comment. */
  answered?: Comment | null;
  /** Called after a reply was sent or given up; its text stays as a draft. */
  onAnswered?: () => void;
  /** The textarea, for a button that scrolls to it. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The form for a new comment. On a phone it is the bar at the bottom of the screen. A guest may
 * write too: the comment is sent after the login.
 */
export function CommentForm(props: CommentFormProps) {
  const { postId, onSend, answered = null, onAnswered, fieldRef } = props;
  const user = useAtomValue(userAtom);
  const viewer = useAtomValue(viewerAtom);
  const writing = useWriting();
  useKeyboardInset();
  const asMember = useAsMember();
  const place = answered ? draftKeyOf(answered, 'reply') : postId;
  const send: SendComment = async (...sent) => {
    if (user) return onSend(...sent);
    asMember(() => undefined, { act: 'comment', id: postId });
    return false;
  };
  const { text, error, sending, area, write, field, mentioning, onSubmit } = useCommentText({
    send,
    onText: (draft) => keepCommentDraft(place, viewer ?? GUEST, draft),
    onSent: onAnswered,
    area: fieldRef,
  });

  // The place whose text it shows.
  const shown = useRef(place);

  // In an effect, because storage must not change the first, server-rendered markup.
  useEffect(() => {
    const own = viewer ? readCommentDraft(place, viewer) : noDraft;
    const draft = own.text || place !== postId ? own : readCommentDraft(postId, GUEST);
    const isOther = shown.current !== place;
    shown.current = place;
    if (isOther || (draft.text && area.current?.value === '')) write(draft);
    if (viewer && place === postId) keepCommentDraft(postId, GUEST, noDraft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each member and text
  }, [place, viewer]);

  const count = typedLength(text);
  const placeholder = writing ? commentTexts.placeholderSuspended : commentTexts.placeholder;
  return (
    <form
      className={cx(styles.form, (text !== '' || error || answered) && styles.open)}
      onSubmit={onSubmit}
    >
      <Avatar
        name={user?.user_name ?? profileTexts.guestName}
        src={user ? cardImage(user.profile_image) : dropDrawing}
      />
      <Stack gap={8} flexGrow={1} minWidth={0}>
        {answered && (
          <Row justifyContent="space-between">
            <Text variant="meta" tone="accent" weight="semibold">
              {commentTexts.replyTo(answered.userName)}
            </Text>
            <IconButton
              size="sm"
              label={commentTexts.replyCancel}
              icon={<XIcon size="sm" />}
              disabled={sending}
              onClick={onAnswered}
            />
          </Row>
        )}
        <div className={styles.field}>
          <Textarea
            {...field}
            label={answered ? commentTexts.replyTo(answered.userName) : commentTexts.label}
            hideLabel
            placeholder={placeholder}
            // Not disabled while sending, which would lose the focus and a phone's keyboard.
            readOnly={sending || writing !== undefined}
          />
          {user && mentioning && <MentionList {...mentioning} postId={postId} />}
        </div>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap={8}
          rowGap={8}
          columnGap={12}
          justifyContent="flex-end"
          className={styles.footer}
        >
          <span className={styles.hint}>{commentTexts.hint}</span>
          <Text variant="meta" tone={count > COMMENT_MAX ? 'danger' : 'muted'} tabular>
            {commentTexts.counter(count, COMMENT_MAX)}
          </Text>
          <SubmitButton busy={sending} busyLabel={commentTexts.submitting} {...writing}>
            {answered
              ? commentTexts.replySubmit
              : user
                ? commentTexts.submit
                : commentTexts.submitGuest}
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  );
}
