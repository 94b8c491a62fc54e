import { useFields } from '@/design/hooks/useFields';
import { adminModerationTexts as texts } from '@/texts/admin/moderation';
import { failureText } from '@/texts/errors';
import { updateModeration } from '@contract/endpoints/settings';
import { ApiError, type Issue } from '@contract/errors';
import type { Moderation } from '@contract/models/moderation';
import { shownHost } from '@contract/rules/links/shown-host';
import { check, firstIssues } from '@contract/validate';
import { useRef, useState } from 'react';

const names = [
  'blindAfter',
  'reviewFirst',
  'forbiddenWords',
  'forbiddenHosts',
  'forbiddenAct',
] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

const typed = (known: Moderation): Values => ({
  blindAfter: String(known.blindAfter),
  reviewFirst: String(known.reviewFirst),
  forbiddenWords: known.forbiddenWords.join('\n'),
  forbiddenHosts: known.forbiddenHosts.map(shownHost).join('\n'),
  forbiddenAct: known.forbiddenAct,
});

const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text));
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const read = (values: Values): Record<Name, unknown> => ({
  blindAfter: numberOf(values.blindAfter),
  reviewFirst: numberOf(values.reviewFirst),
  forbiddenWords: linesOf(values.forbiddenWords),
  forbiddenHosts: linesOf(values.forbiddenHosts),
  forbiddenAct: values.forbiddenAct,
});

/** The issues of the fields; those of a line name it. */
function fieldIssues(issues: readonly Issue[], values: Values): Issue[] {
  return issues.map(({ path, message }) => {
    const [name = '', at] = path.split('.');
    if (at === undefined) return { path, message };
    const entry = linesOf(values[name as Name])[Number(at)] ?? '';
    return { path: name, message: texts.wrongEntry(message, entry) };
  });
}

/**
 * The form of the moderation, sent once at a time. Typed values stay, whatever goes wrong.
 * @param known the values in force
 */
export function useModerationForm(
  known: Moderation,
  send: (change: Partial<Moderation>) => Promise<void>,
) {
  const before = typed(known);
  const fields = useFields(names, before);
  const [formError, setFormError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);
  const { values } = fields;
  const changed = names.filter((name) => values[name] !== before[name]);

  async function save(change: Partial<Moderation>): Promise<void> {
    busy.current = true;
    setSaving(true);
    try {
      await send(change);
    } catch (error) {
      const issues = error instanceof ApiError ? (error.issues ?? []) : [];
      if (!fields.show(firstIssues(fieldIssues(issues, values), names))) {
        setFormError(failureText(error, texts.saveFailed));
      }
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  return {
    values,
    errors: fields.errors,
    form: fields.form,
    formError,
    isSaving,
    isChanged: changed.length > 0,
    change: (name: Name, value: string) => {
      fields.change(name, value);
      setFormError(null);
    },
    submit: () => {
      if (busy.current || changed.length === 0) return;
      const all = read(values);
      const change = Object.fromEntries(changed.map((name) => [name, all[name]]));
      const checked = check(updateModeration.body, change);
      if (checked.ok) void save(change);
      else fields.show(firstIssues(fieldIssues(checked.issues, values), names));
    },
  };
}
