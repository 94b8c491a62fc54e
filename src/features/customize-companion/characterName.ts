import { cleanText, isVisible, lengthOf } from '@contract/models/text';
import { CHARACTER_NAME_MAX } from '@contract/rules/companion';
import { dataTexts, validationTexts } from '@contract/texts';

const trimmed = (typed: string) => cleanText(typed).trim();

/** As a person counts, without the spaces around it. */
export const nameLength = (typed: string): number => lengthOf(trimmed(typed));

/** What is wrong with a name; nothing with none at all. */
export const nameError = (typed: string): string | null =>
  nameLength(typed) > CHARACTER_NAME_MAX ? validationTexts.characterNameLong : null;

/** The name as it is known from now on: as typed, else as it was; empty where it never had one. */
export function nameKept(typed: string, saved: string): string {
  const name = trimmed(typed);
  return isVisible(name) ? name : saved;
}

/** The name to send. Source: members.md section 5. */
export const nameToSend = (typed: string, saved: string): string =>
  nameKept(typed, saved) || dataTexts.companion;
