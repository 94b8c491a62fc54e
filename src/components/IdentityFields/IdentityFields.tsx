import { Field } from '@/design/components/Field/Field';
import { accentColors } from '@/design/tokens/accents';
import { light } from '@/design/tokens/themes';
import { identityTexts } from '@/texts/identity';
import { writeTexts } from '@/texts/write';
import {
  accents,
  SITE_NAME_MAX,
  SITE_SLOGAN_MAX,
  type Accent,
} from '@contract/rules/site/identity';
import { typedLength } from '@contract/rules/text/clean-text';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips';
import { dot } from './IdentityFields.css';

/** The values of a site's identity as typed; empty for none. */
export type IdentityValues = Record<
  'siteName' | 'siteSlogan' | 'siteAccent' | 'siteContact',
  string
>;

export interface IdentityFieldsProps {
  values: IdentityValues;
  errors: Partial<IdentityValues>;
  onChange: (name: keyof IdentityValues, value: string) => void;
}

const colorOf = (name: Accent) =>
  name === 'water' ? light.color.accent : accentColors[name].light.accent;

const options = accents.map((value) => ({
  value,
  label: identityTexts.accents[value],
  icon: <span className={dot} style={{ backgroundColor: colorOf(value) }} />,
}));

/** The fields for a site's name, slogan, colour and contact. */
export function IdentityFields({ values, errors, onChange }: IdentityFieldsProps) {
  const { fields } = identityTexts;
  const counted = (text: string, most: number) => writeTexts.counter(typedLength(text), most);
  return (
    <>
      <Field
        label={fields.siteName.label}
        name="siteName"
        required
        autoComplete="off"
        value={values.siteName}
        error={errors.siteName}
        hint={counted(values.siteName, SITE_NAME_MAX)}
        onChange={(value) => onChange('siteName', value)}
      />
      <Field
        label={fields.siteSlogan.label}
        name="siteSlogan"
        autoComplete="off"
        value={values.siteSlogan}
        error={errors.siteSlogan}
        hint={`${identityTexts.sloganHint} ${counted(values.siteSlogan, SITE_SLOGAN_MAX)}`}
        onChange={(value) => onChange('siteSlogan', value)}
      />
      <ChoiceChips
        label={fields.siteAccent.label}
        options={options}
        value={accents.find((name) => name === values.siteAccent) ?? null}
        // A site always has one.
        onChange={(value) => value && onChange('siteAccent', value)}
      />
      <Field
        label={fields.siteContact.label}
        name="siteContact"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.siteContact}
        error={errors.siteContact}
        hint={identityTexts.contactHint}
        onChange={(value) => onChange('siteContact', value)}
      />
    </>
  );
}
