import { routes } from '@/config/routes';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Spread } from '@/design/components/Spread/Spread';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { InfoIcon } from '@/design/icons/icons';
import { consentTexts } from '@/texts/consent';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { consentFields, type ConsentField, type Consents } from './authFields';
import * as styles from './AuthForm.css';

/** The texts behind the consents; they open in a new tab, so the form keeps its input. */
const textOf = {
  isOver14: null,
  termsVersion: 'terms',
  privacyVersion: 'privacy',
} as const satisfies Record<ConsentField, string | null>;

interface ConsentFieldsProps {
  values: Consents;
  errors: Partial<Record<ConsentField, string>>;
  onChange: (fields: readonly ConsentField[], isGiven: boolean) => void;
}

/** The consents of a new member, each on its own or all at once. */
export function ConsentFields({ values, errors, onChange }: ConsentFieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{consentTexts.group}</VisuallyHidden>
      <div className={styles.all}>
        <Checkbox
          label={consentTexts.all}
          checked={consentFields.every((field) => values[field])}
          onChange={(checked) => onChange(consentFields, checked)}
        />
      </div>
      {consentFields.map((field) => {
        const text = textOf[field];
        const error = errors[field];
        return (
          <Stack key={field} gap={4}>
            <Spread alignItems="flex-start" gap={12}>
              <Checkbox
                name={field}
                required
                label={`[${consentTexts.required}] ${consentTexts.items[field]}`}
                checked={values[field]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${field}` : undefined}
                onChange={(checked) => onChange([field], checked)}
              />
              {text && (
                <Link
                  to={routes[text]}
                  target="_blank"
                  className={styles.view}
                  aria-label={consentTexts.viewOf[text]}
                >
                  {consentTexts.view}
                </Link>
              )}
            </Spread>
            <div id={`${id}-${field}`} aria-live="polite" className={styles.error}>
              {error && (
                <>
                  <span className={styles.errorIcon}>
                    <InfoIcon size="sm" />
                  </span>
                  <span>{error}</span>
                </>
              )}
            </div>
          </Stack>
        );
      })}
    </fieldset>
  );
}
