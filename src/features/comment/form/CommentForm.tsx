import { dropDrawing } from '@/components/Drawing/drop';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { loginPath, postPath } from '@/config/routes';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon } from '@/design/icons/icons';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { useKeyboardInset } from '@/design/hooks/useKeyboardInset';
import { cx } from '@/design/styles/cx';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { commentTexts } from '@/texts/comment';
import { layoutTexts } from '@/texts/layout';
import { profileTexts } from '@/texts/profile';
import type { Comment } from '@contract/models/comment';
import { typedLength } from '@contract/rules/text/clean-text';
import { COMMENT_MAX } from '@contract/rules/text/length';
import { cardImage } from '@contract/rules/site/uploads';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import * as styles from '../Comments.css';
import { draftKeyOf, keepCommentDraft, noDraft, readCommentDraft } from './drafts';
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

/** The form for a new comment. On a phone it is the bar at the bottom of the screen. */
export function CommentForm(props: CommentFormProps) {
  const { postId, onSend, answered = null, onAnswered, fieldRef } = props;
  const user = useAtomValue(userAtom);
  const userId = user?.user_id;
  const writing = useWriting();
  useKeyboardInset();
  const place = answered ? draftKeyOf(answered, 'reply') : postId;
  const { text, error, sending, area, write, field, mentioning, onSubmit } = useCommentText({
    send: onSend,
    onText: (draft) => userId && keepCommentDraft(place, userId, draft),
    onSent: onAnswered,
    area: fieldRef,
  });

  // The place whose text it shows.
  const shown = useRef(place);

  // In an effect, because storage must not change the first, server-rendered markup.
  useEffect(() => {
    const draft = userId ? readCommentDraft(place, userId) : noDraft;
    const isOther = shown.current !== place;
    shown.current = place;
    if (isOther || (draft.text && area.current?.value === '')) write(draft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each member and text
  }, [place, userId]);

  const count = typedLength(text);
  const open = user ? commentTexts.placeholder : commentTexts.placeholderGuest;
  const placeholder = writing ? commentTexts.placeholderSuspended : open;
  return (
    <form
      className={cx(styles.form, (text !== '' || error || answered) && styles.open)}
      onSubmit={onSubmit}
    >
      <Avatar
        name={user?.user_name ?? profileTexts.guestName}
        src={user ? cardImage(user.profile_image) : dropDrawing}
      />
      <div className={styles.main}>
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
            disabled={!user}
            // Not disabled while sending, which would lose the focus and a phone's keyboard.
            readOnly={sending || writing !== undefined}
          />
          {mentioning && <MentionList {...mentioning} postId={postId} />}
        </div>
        {user ? (
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
              {answered ? commentTexts.replySubmit : commentTexts.submit}
            </SubmitButton>
          </Box>
        ) : (
          <div className={styles.guestFooter}>
            <LinkButton as={Link} to={loginPath(postPath(postId))} variant="outline">
              {layoutTexts.login}
            </LinkButton>
          </div>
        )}
      </div>
    </form>
  );
}
