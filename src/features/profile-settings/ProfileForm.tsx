import { call } from '@/api/client';
import { NameProposal } from '@/components/NameProposal/NameProposal';
import { PictureField } from '@/components/PictureField/PictureField';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { useWriting } from '@/state/suspension';
import { useLeaveWarning } from '@/state/useLeaveWarning';
import { usePictureUpload } from '@/state/usePictureUpload';
import { useRemote } from '@/state/useRemote';
import { commonTexts } from '@/texts/common';
import { nameTexts } from '@/texts/names';
import { profileTexts } from '@/texts/profile';
import { settingsTexts } from '@/texts/settings';
import { BIO_MAX, USER_NAME_MAX, type Member } from '@contract/models/member';
import { faces, faceUrl } from '@contract/rules/members/faces';
import { typedLength } from '@contract/rules/text/clean-text';
import { notice } from './ProfileForm.css';
import { useProfileForm } from './useProfileForm';
import { createRemote } from '@/state/remote';

/** Suggests a free name for a member whose name another member had first, by the current name. */
const sharedNameRemote = createRemote<string | null>({
  load: (_name, signal) => call('getNameProposal', {}, signal).then((answer) => answer.proposal),
});

/** The drawings that every member may use, with their descriptions. */
const drawings = faces.map((name) => ({
  src: faceUrl(name),
  label: settingsTexts.drawings[name],
}));

/** The form for name, bio and photo. */
export function ProfileForm({ user }: { user: Member }) {
  const { values, errors, proposal, formError, saving, isChanged, form, ...act } =
    useProfileForm(user);
  const { change, takeName, discard, submit } = act;
  const writing = useWriting();
  useLeaveWarning(isChanged);
  // Without an answer there is no suggestion; the name stays.
  const shared = useRemote(sharedNameRemote, user.user_name).state.value;
  const picture = usePictureUpload((image) => change('profile_image', image));
  const isOwn = values.user_name === user.user_name;
  return (
    <Stack
      as="form"
      ref={form}
      gap={24}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PictureField
        value={values.profile_image}
        shape="round"
        drawings={drawings}
        draw={(src, isSmall) =>
          isSmall ? (
            <Avatar name="" src={src} />
          ) : (
            <Avatar
              name={values.user_name}
              src={src}
              alt={profileTexts.avatarOf(values.user_name)}
              size="xl"
            />
          )
        }
        upload={picture.upload}
        refusal={picture.refusal}
        removeLabel={settingsTexts.removePhoto}
        onFile={picture.choose}
        onRetry={picture.retry}
        onCancel={picture.cancel}
        onPick={(image) => change('profile_image', image)}
      />
      <Stack gap={8}>
        <Field
          label={settingsTexts.name}
          name="user_name"
          autoComplete="nickname"
          required
          value={values.user_name}
          error={errors.user_name}
          hint={settingsTexts.counter(typedLength(values.user_name), USER_NAME_MAX)}
          onChange={(value) => change('user_name', value)}
        />
        {isOwn ? (
          <NameProposal proposal={shared} reason={nameTexts.shared} onTake={takeName} />
        ) : (
          <NameProposal proposal={proposal} onTake={takeName} />
        )}
      </Stack>
      <Textarea
        label={settingsTexts.bio}
        name="bio"
        rows={3}
        placeholder={settingsTexts.bioPlaceholder}
        value={values.bio}
        max={BIO_MAX}
        count={typedLength(values.bio)}
        error={errors.bio}
        onChange={(value) => change('bio', value)}
      />
      <Cluster justifyContent="flex-end">
        <div role="status" className={notice}>
          <Text as="p" variant="meta" tone={formError || errors.profile_image ? 'danger' : 'muted'}>
            {formError ?? errors.profile_image ?? (isChanged && settingsTexts.unsaved)}
          </Text>
        </div>
        {isChanged && (
          <Button variant="soft" onClick={discard}>
            {settingsTexts.discard}
          </Button>
        )}
        <SubmitButton busy={saving} busyLabel={commonTexts.saving} {...writing}>
          {commonTexts.save}
        </SubmitButton>
      </Cluster>
    </Stack>
  );
}
