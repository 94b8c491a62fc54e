import { useChangeForm } from '@/components/useChangeForm';
import { createSphere } from '@contract/endpoints/spheres';
import { check } from '@contract/validate';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { PictureField } from '@/components/PictureField/PictureField';
import { beginHere } from '@/design/components/Dialog/useModal';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { useLeaveWarning } from '@/state/useLeaveWarning';
import { usePictureUpload } from '@/state/usePictureUpload';
import { adminSphereTexts } from '@/texts/admin/spheres';
import { commonTexts } from '@/texts/common';
import { SPHERE_DESCRIPTION_MAX, SPHERE_NAME_MAX, type AdminSphere } from '@contract/models/sphere';
import { tiles, tileUrl } from '@contract/rules/site/tiles';
import { typedLength } from '@contract/rules/text/clean-text';
import { icon as iconClass } from './AdminSpheres.css';

const drawings = tiles.map((name) => ({
  src: tileUrl(name),
  label: adminSphereTexts.drawings[name],
}));

const draw = (src: string | null, isSmall: boolean) => {
  const side = isSmall ? 40 : 72;
  return <img className={iconClass} src={src ?? ''} alt="" width={side} height={side} />;
};

/** The fields of the form. */
export type SphereValues = Pick<AdminSphere, 'name' | 'description' | 'icon'>;

const names = ['name', 'description', 'icon'] as const;

const noSphere: SphereValues = { name: '', description: '', icon: tileUrl('night') };

interface SphereDialogProps {
  /** The sphere to change; null for a new one. */
  sphere: AdminSphere | null;
  /** Sends all values of a new sphere, or the changed ones. */
  onSend: (values: SphereValues, changes: Partial<SphereValues>) => Promise<void>;
  onClose: () => void;
}

/** The form for a new sphere, or for the name, the description and the icon of an existing one. */
export function SphereDialog({ sphere, onSend, onClose }: SphereDialogProps) {
  const { values, errors, formError, isSaving, form, change, submit } = useChangeForm({
    names,
    before: sphere ?? noSphere,
    isNew: sphere === null,
    check: (typed) => check(createSphere.body, typed),
    send: onSend,
    failed: sphere ? adminSphereTexts.saveFailed : adminSphereTexts.createFailed,
    onDone: onClose,
  });
  const picture = usePictureUpload((url) => change('icon', url));
  const title = sphere ? adminSphereTexts.editTitle(sphere.name) : adminSphereTexts.createTitle;
  const isSending = picture.upload !== null && !picture.upload.error;
  useLeaveWarning(isSending || isSaving);
  return (
    <FormDialog
      title={title}
      submitLabel={sphere ? commonTexts.save : adminSphereTexts.create}
      submit={{ disabled: isSending }}
      busy={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
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
        <Field
          ref={beginHere}
          label={adminSphereTexts.name}
          name="name"
          required
          autoComplete="off"
          value={values.name}
          error={errors.name}
          hint={adminSphereTexts.counter(typedLength(values.name), SPHERE_NAME_MAX)}
          onChange={(value) => change('name', value)}
        />
        <Textarea
          label={adminSphereTexts.description}
          name="description"
          rows={2}
          placeholder={adminSphereTexts.descriptionPlaceholder}
          value={values.description}
          max={SPHERE_DESCRIPTION_MAX}
          count={typedLength(values.description)}
          error={errors.description}
          onChange={(value) => change('description', value)}
        />
        <Stack as="section" gap={12} aria-label={adminSphereTexts.icon}>
          <PictureField
            value={values.icon}
            shape="square"
            draw={draw}
            drawings={drawings}
            upload={picture.upload}
            refusal={errors.icon ?? picture.refusal}
            onFile={picture.choose}
            onRetry={picture.retry}
            onCancel={picture.cancel}
            onPick={(src) => src && change('icon', src)}
          />
        </Stack>
        {formError && (
          <Text as="p" variant="meta" tone="danger" role="alert">
            {formError}
          </Text>
        )}
      </Stack>
    </FormDialog>
  );
}
