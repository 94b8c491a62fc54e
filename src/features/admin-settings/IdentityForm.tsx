import { call } from '@/api/client';
import { IdentityFields } from '@/components/IdentityFields/IdentityFields';
import { PictureField } from '@/components/PictureField/PictureField';
import { useChangeForm } from '@/components/useChangeForm';
import { Mark } from '@/design/brand/Mark';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { takeSettingsAtom } from '@/state/settings';
import { showToastAtom } from '@/state/toasts';
import { useLeaveWarning } from '@/state/useLeaveWarning';
import { usePictureUpload } from '@/state/usePictureUpload';
import { commonTexts } from '@/texts/common';
import { identityTexts } from '@/texts/identity';
import { updateAdminSettings } from '@contract/endpoints/settings';
import type { Input } from '@contract/endpoints/define';
import type { Settings } from '@contract/models/settings';
import { cardImage } from '@contract/rules/site/uploads';
import { check } from '@contract/validate';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { icon } from './IdentityForm.css';

const names = ['siteName', 'siteSlogan', 'siteIcon', 'siteAccent', 'siteContact'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

const valuesOf = (settings: Settings) =>
  Object.fromEntries(names.map((name) => [name, settings[name] ?? ''])) as Values;

/** The request body for some values: an empty icon or contact is none. */
const bodyOf = (values: Partial<Values>) => {
  const given = Object.entries(values).map(([name, value]) => {
    const isNone = value === '' && (name === 'siteIcon' || name === 'siteContact');
    return [name, isNone ? null : value];
  });
  return Object.fromEntries(given) as Input<typeof updateAdminSettings>['body'];
};

const draw = (src: string | null, isSmall: boolean) => {
  const side = isSmall ? 40 : 72;
  if (!src) return <Mark size={side} />;
  return <img className={icon} src={cardImage(src)} alt="" width={side} height={side} />;
};

/** The form for the site's name, slogan, icon, colour and contact. */
export function IdentityForm({ settings }: { settings: Settings }) {
  const takeSettings = useSetAtom(takeSettingsAtom);
  const showToast = useSetAtom(showToastAtom);
  // Another admin's change meanwhile is no change of this form.
  const [before, setBefore] = useState(() => valuesOf(settings));
  const { values, errors, formError, isSaving, isChanged, form, change, submit } = useChangeForm({
    names,
    before,
    check: (typed) => check(updateAdminSettings.body, bodyOf(typed)),
    send: async (_values, changes) => {
      const saved = await call('updateAdminSettings', { body: bodyOf(changes) });
      takeSettings(saved.settings);
      setBefore(valuesOf(saved.settings));
      showToast({ text: identityTexts.saved, tone: 'success' });
    },
    failed: identityTexts.saveFailed,
  });
  const picture = usePictureUpload((url) => change('siteIcon', url));
  const isSending = picture.upload !== null && !picture.upload.error;
  useLeaveWarning(isSending || isSaving || isChanged);
  return (
    <Stack
      as="form"
      ref={form}
      gap={20}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) submit();
      }}
    >
      <Stack gap={4}>
        <Heading>{identityTexts.heading}</Heading>
        <Text as="p" variant="meta" tone="muted">
          {identityTexts.intro}
        </Text>
      </Stack>
      <Stack as="section" gap={12} aria-label={identityTexts.fields.siteIcon.label}>
        <PictureField
          value={values.siteIcon || null}
          shape="square"
          draw={draw}
          drawings={[]}
          upload={picture.upload}
          refusal={errors.siteIcon ?? picture.refusal}
          onFile={picture.choose}
          onRetry={picture.retry}
          onCancel={picture.cancel}
          onPick={(src) => change('siteIcon', src ?? '')}
          removeLabel={identityTexts.ownMark}
        />
      </Stack>
      <IdentityFields values={values} errors={errors} onChange={change} />
      {formError && (
        <Text as="p" variant="meta" tone="danger" role="alert">
          {formError}
        </Text>
      )}
      <Cluster>
        <Button type="submit" busy={isSaving} disabled={isSending || !isChanged}>
          {commonTexts.save}
        </Button>
      </Cluster>
    </Stack>
  );
}
