import { DraftBanner } from '@/components/DraftBanner/DraftBanner';
import { LeaveConfirm } from '@/components/LeaveConfirm/LeaveConfirm';
import { PublishBar } from '@/components/PublishBar/PublishBar';
import { SendHelp } from '@/components/SendHelp/SendHelp';
import { WriteForm } from '@/components/WriteForm/WriteForm';
import { loginPath } from '@/config/routes';
import { Box } from '@/design/components/Box/Box';
import { Card } from '@/design/components/Card/Card';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { useNavigationBlocker } from '@/state/navigationBlocker';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { TITLE_MAX, VIDEO_CONTENT_MAX } from '@contract/endpoints/posts';
import { typedLength } from '@contract/rules/text/clean-text';
import { useAtomValue } from 'jotai';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkField, useFoundVideo } from './LinkField';
import { useVideoForm, type VideoValues } from './useVideoForm';
import * as styles from './VideoForm.css';
import { CategoryChoices } from '@/components/CategoryChoices/CategoryChoices';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { SphereChoice } from '@/components/SphereChoice/SphereChoice';
import { useOpenSphere, usePostSpheres } from '@/state/joinedSpheres';
import { settingsAtom } from '@/state/settings';

interface VideoChoicesProps {
  values: VideoValues;
  onChange: (change: Partial<VideoValues>) => void;
}

/** The optional choices for the video, and its expected rewards. */
function VideoChoices({ values, onChange }: VideoChoicesProps) {
  const joined = usePostSpheres();
  const open = useOpenSphere(values.sphereId);
  const { review_required } = useAtomValue(settingsAtom);
  return (
    <>
      <SphereChoice
        joined={joined}
        value={values.sphereId}
        open={open}
        onChange={(sphereId) => onChange({ sphereId })}
      />
      <CategoryChoices value={values} onChange={onChange} />
      <RewardNote afterReview={review_required} />
    </>
  );
}

interface VideoFormProps {
  userId: string;
  /** The initial values of the fields. */
  start?: Partial<VideoValues> | undefined;
  /** The target of the back link. */
  backTo: string;
  /** Renders the bar with the back link; `leave` asks about unsaved changes first. */
  header: (leave: () => void) => ReactNode;
}

/** Enter in a single-line field would send an unfinished post; here only the button sends. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The form for sharing a video. */
export function VideoForm({ userId, start, backTo, header }: VideoFormProps) {
  const { values, errors, sending, form, draft, change, resume, submit } = useVideoForm(
    userId,
    start,
  );
  const { status } = sending;
  const { offered, isKept, isForked, keep, discard } = draft;
  const found = useFoundVideo(values, (title) => change({ title }));
  const page = useLocation();
  const blocker = useNavigationBlocker(keep, useNavigate(), page);
  const toLogin = () => blocker.goTo(loginPath(page.pathname + page.search));
  const isSignedOut = useAtomValue(userAtom) === null;
  const writing = useWriting();
  const titleCount = typedLength(values.title);
  const saved = isForked ? writeTexts.draftForked : writeTexts.draftSaved;
  return (
    <>
      {header(() => blocker.goTo(backTo))}
      <WriteForm
        ref={form}
        busy={status === 'sending'}
        inert={status === 'sent'}
        onSubmit={submit}
        onKeyDown={keepEnter}
        side={<VideoChoices values={values} onChange={change} />}
        bar={
          <PublishBar
            busy={status === 'sending'}
            submitLabel={writeTexts.submit}
            busyLabel={writeTexts.submitting}
            saved={isKept ? saved : null}
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
            excerpt={(offered.values.title || offered.values.content || offered.values.link).trim()}
            onResume={() => resume(offered)}
            onDiscard={() => discard(offered)}
          />
        )}
        <Card padding="lg" edge>
          <Stack gap={24}>
            <h1 className={styles.heading}>{videoPostTexts.heading}</h1>
            <LinkField
              value={values.link}
              error={errors.link}
              title={values.title}
              isForbidden={found.isForbidden}
              image={found.image}
              onChange={(link) => change({ link })}
            />
            <Box position="relative">
              <Field
                name="title"
                label={videoPostTexts.title}
                required
                autoComplete="off"
                value={values.title}
                hint={found.isFilled && videoPostTexts.titleFilled}
                error={errors.title ?? (titleCount > TITLE_MAX ? videoPostTexts.titleLong : null)}
                onChange={(value) => change({ title: value })}
              />
              <VisuallyHidden>
                <span role="status">
                  {found.isFilled && videoPostTexts.titleFilledWith(values.title)}
                </span>
              </VisuallyHidden>
              <span className={styles.counter}>{writeTexts.counter(titleCount, TITLE_MAX)}</span>
            </Box>
            <Textarea
              name="content"
              label={videoPostTexts.content}
              required
              rows={5}
              max={VIDEO_CONTENT_MAX}
              count={typedLength(values.content)}
              value={values.content}
              error={errors.content}
              onChange={(value) => change({ content: value })}
            />
          </Stack>
        </Card>
      </WriteForm>
      <LeaveConfirm open={blocker.isBlocked} onConfirm={blocker.proceed} onCancel={blocker.stay} />
    </>
  );
}
