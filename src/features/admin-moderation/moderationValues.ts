import { adminModerationTexts as texts } from '@/texts/admin/moderation';
import { updateModeration } from '@contract/endpoints/settings';
import type { Issue } from '@contract/errors';
import type { Moderation } from '@contract/models/moderation';
import { shownHost } from '@contract/rules/links/shown-host';
import { check } from '@contract/validate';

/** The fields of the form, in display order. */
export const names = [
  ...(['blindAfter', 'reviewFirst', 'forbiddenWords', 'forbiddenHosts', 'forbiddenAct'] as const),
];
type Name = (typeof names)[number];
/** The typed values; a list has one entry per line. */
export type ModerationValues = Record<Name, string>;

/** The values in force as the form shows them. */
export const typedValues = (known: Moderation): ModerationValues => ({
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

const readers: Record<Name, (typed: string) => unknown> = {
  blindAfter: numberOf,
  reviewFirst: numberOf,
  forbiddenWords: linesOf,
  forbiddenHosts: linesOf,
  forbiddenAct: (typed) => typed,
};

/** The typed values as a change; left out ones stay left out. */
export const changeOf = (typed: Partial<ModerationValues>): Partial<Moderation> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { [name]: value } = typed;
      return value === undefined ? [] : [[name, readers[name](value)]];
    }),
  );

/** Checks the typed values; the issue of an entry names it. */
export function checkValues(
  values: ModerationValues,
): { ok: true } | { ok: false; issues: Issue[] } {
  const checked = check(updateModeration.body, changeOf(values));
  if (checked.ok) return { ok: true };
  const issues = checked.issues.map(({ path, message }) => {
    const [name = '', at] = path.split('.');
    if (at === undefined) return { path, message };
    const entry = linesOf(values[name as Name])[Number(at)] ?? '';
    return { path: name, message: texts.wrongEntry(message, entry) };
  });
  return { ok: false, issues };
}
