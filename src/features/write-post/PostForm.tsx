import { DraftBanner } from '@/components/DraftBanner/DraftBanner';
import { LeaveConfirm } from '@/components/LeaveConfirm/LeaveConfirm';
import { PublishBar } from '@/components/PublishBar/PublishBar';
import { SendHelp } from '@/components/SendHelp/SendHelp';
import { WriteForm } from '@/components/WriteForm/WriteForm';
import { loginPath } from '@/config/routes';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { useNavigationBlocker } from '@/state/navigationBlocker';
import { actorAtom, userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { imageTexts, postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { writeTexts } from '@/texts/write';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { BlockList } from './BlockList';
import { excerptOf, lostImages } from './drafts';
import { sheet, notice, title } from './Blocks.css';
import type { PostValues } from './editor';
import { usePostForm, type PostFormSource } from './usePostForm';
import { Text } from '@/design/components/Text/Text';
import { InfoIcon } from '@/design/icons/icons';
import { CategoryChoices } from '@/components/CategoryChoices/CategoryChoices';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { SphereChoice } from '@/components/SphereChoice/SphereChoice';
import { useOpenSphere, usePostSpheres } from '@/state/joinedSpheres';
import { settingsAtom } from '@/state/settings';
import { movesVideoUp, sharesVideo } from './postValues';
import { InlineText } from '@/components/InlineText/InlineText';
import { TITLE_MAX } from '@contract/endpoints/posts';
import { typedLength } from '@contract/rules/text/clean-text';
import { isAdmin } from '@contract/policies/actor';
import { validationTexts } from '@contract/texts';

interface TitleFieldProps {
  value: string;
  error: string | undefined;
  place: RefObject<HTMLDivElement | null>;
  onChange: (value: string) => void;
  onEnter: () => void;
  onSend: () => void;
}

/** The optional title. Enter continues in the text below. */
function TitleField({ value, error, place, onChange, onEnter, onSend }: TitleFieldProps) {
  const count = typedLength(value);
  return (
    <div ref={place} className={title}>
      <InlineText
        name="title"
        label={postFormTexts.title}
        placeholder={postFormTexts.titlePlaceholder}
        variant="title"
        single
        value={value}
        limit={{ count, max: TITLE_MAX }}
        error={error ?? (count > TITLE_MAX ? validationTexts.titleLong : null)}
        onWords={onChange}
        onEnter={onEnter}
        onSend={onSend}
      />
    </div>
  );
}

interface PostChoicesProps {
  values: PostValues;
  /** The saved post; null for a new one. Editing a post earns no second reward. */
  before: PostValues | null;
  /** Whether the writer is the author, whose spheres are offered. */
  isOwn: boolean;
  onChange: (change: Partial<Omit<PostValues, 'blocks'>>) => void;
}

/** The optional choices of a post, and its expected rewards. */
function PostChoices({ values, before, isOwn, onChange }: PostChoicesProps) {
  const present = before?.sphereId ?? null;
  const joined = usePostSpheres(present);
  const open = useOpenSphere(values.sphereId, present);
  const { review_required } = useAtomValue(settingsAtom);
  const isWrittenByAdmin = isAdmin(useAtomValue(actorAtom));
  const { isNotice } = values;
  return (
    <>
      {/* A draft of a former admin can still be made an ordinary post. */}
      {!before && (isWrittenByAdmin || isNotice) && (
        <Checkbox
          label={postFormTexts.notice}
          hint={postFormTexts.noticeHint}
          checked={isNotice}
          onChange={(checked) => onChange({ isNotice: checked })}
        />
      )}
      {isOwn && !isNotice && (
        <SphereChoice
          joined={joined}
          value={values.sphereId}
          open={open}
          onChange={(sphereId) => onChange({ sphereId })}
        />
      )}
      {sharesVideo(values) && <CategoryChoices value={values} onChange={onChange} />}
      {movesVideoUp(values) && (
        <Text as="p" variant="meta" tone="muted">
          {writeTexts.videoLeads}
        </Text>
      )}
      {!before && <RewardNote afterReview={review_required && !isNotice} />}
    </>
  );
}

/** Explains the consequences of changing a public post. */
function ReviewNotice() {
  return (
    <aside className={notice} aria-label={postFormTexts.reviewAgain}>
      <InfoIcon />
      <div>
        <Text as="p" variant="label">
          {postFormTexts.reviewAgain}
        </Text>
        <Text as="p" variant="meta">
          {postFormTexts.reviewAgainDetail}
        </Text>
      </div>
    </aside>
  );
}

interface PostFormProps extends PostFormSource {
  /** Whether the writer is the author of the post. */
  isOwn: boolean;
  /** Whether a change sends the post back to review. */
  isReviewedAgain: boolean;
  /** The target of the back link. */
  backTo: string;
  /** Renders the bar with the back link; `leave` asks about unsaved changes first. */
  header: (leave: () => void) => ReactNode;
}

/** The form for writing or editing a post of blocks. */
export function PostForm({ isOwn, isReviewedAgain, backTo, header, ...source }: PostFormProps) {
  const { list, title, ...form } = usePostForm(source);
  const { values, editor, errors, sending, status, draft, resume } = form;
  const { offered, isKept, isForked, keep, discard } = draft;
  const page = useLocation();
  const blocker = useNavigationBlocker(keep, useNavigate(), page);
  const toLogin = () => blocker.goTo(loginPath(page.pathname + page.search));
  const isSignedOut = useAtomValue(userAtom) === null;
  const writing = useWriting();
  const isChange = source.postId !== null;
  const heading = isChange ? postFormTexts.headingChange : postFormTexts.heading;
  const [isResuming, setResuming] = useState(false);

  function takeUp(): void {
    setResuming(false);
    if (offered) resume(offered);
  }

  /** Returns a note about an offered draft, such as lost pictures. */
  function offeredNote(written: PostValues): string | null {
    const lost = lostImages(written);
    const notes = [
      ...(written.revision < source.initial.revision ? [writeTexts.draftStale] : []),
      ...(lost > 0 ? [imageTexts.lost(lost)] : []),
    ];
    return notes.join(' ') || null;
  }

  function savedText(): string | null {
    if (!isKept) return null;
    if (isForked) return writeTexts.draftForked;
    const isPart = values.blocks.some((block) => block.type === 'image' && block.isLocal);
    return isPart ? writeTexts.draftSavedPart : writeTexts.draftSaved;
  }

  function send(): void {
    const element = list.current?.closest('form');
    // Commits the latest input before the form is submitted.
    flushSync(() => undefined);
    element?.requestSubmit();
  }

  return (
    <>
      {header(() => blocker.goTo(backTo))}
      <WriteForm
        busy={status === 'sending'}
        inert={status === 'sent'}
        onSubmit={form.submit}
        onPaste={form.images.onPaste}
        side={
          <PostChoices
            values={values}
            before={isChange ? source.initial : null}
            isOwn={isOwn}
            onChange={editor.fields}
          />
        }
        bar={
          <PublishBar
            busy={status === 'sending'}
            submitLabel={isChange ? postFormTexts.save : writeTexts.submit}
            busyLabel={isChange ? postFormTexts.saving : writeTexts.submitting}
            saved={savedText()}
            error={sending.error}
            help={sending.help && <SendHelp {...sending.help} />}
            onLogin={isSignedOut ? toLogin : undefined}
            writing={writing}
            onCancel={() => blocker.goTo(backTo)}
          />
        }
      >
        {offered && (
          <DraftBanner
            savedAt={offered.savedAt}
            excerpt={excerptOf(offered.values)}
            note={offeredNote(offered.values)}
            onResume={() => (keep() ? takeUp() : setResuming(true))}
            onDiscard={() => discard(offered)}
          />
        )}
        {isReviewedAgain && <ReviewNotice />}
        <div className={sheet}>
          <VisuallyHidden>
            <h1>{heading}</h1>
          </VisuallyHidden>
          <TitleField
            value={values.title}
            error={errors.title}
            place={title}
            onChange={(words) => editor.fields({ title: words })}
            onEnter={form.leaveTitle}
            onSend={send}
          />
          <BlockList form={form} place={list} onSend={send} />
        </div>
      </WriteForm>
      <LeaveConfirm open={blocker.isBlocked} onConfirm={blocker.proceed} onCancel={blocker.stay} />
      <ConfirmDialog
        open={isResuming}
        title={writeTexts.resumeConfirm}
        confirmLabel={writeTexts.draftResume}
        cancelLabel={commonTexts.cancel}
        tone="danger"
        onConfirm={takeUp}
        onCancel={() => setResuming(false)}
      />
    </>
  );
}
