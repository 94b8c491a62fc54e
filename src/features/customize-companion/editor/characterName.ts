import { oneLine } from '@contract/models/text';
import { isPlainName, storedText } from '@contract/rules/text/clean-text';
import { CHARACTER_NAME_MAX } from '@contract/rules/companion/companion';
import { lengthOf } from '@contract/rules/text/length';
import { isReservedName } from '@contract/rules/members/reserved-names';
import { dataTexts, validationTexts } from '@contract/texts';

// Cleans a name as the contract does.
const cleaned = (typed: string) => oneLine(storedText(typed));

/** Counts visible characters, without surrounding spaces. */
export const nameLength = (typed: string): number => lengthOf(cleaned(typed));

/** Returns the error of a name; an empty name is valid. */
export function nameError(typed: string): string | null {
  if (nameLength(typed) > CHARACTER_NAME_MAX) return validationTexts.characterNameLong;
  if (!isPlainName(typed)) return validationTexts.nameHidden;
  return isReservedName(cleaned(typed)) ? validationTexts.nameReserved : null;
}

/** The name after saving: the typed one, else the old one; empty if there never was one. */
export function nameKept(typed: string, saved: string): string {
  return cleaned(typed) || saved;
}

/** The name to send. Source: docs/product/rules.md#companion. */
export const nameToSend = (typed: string, saved: string): string =>
  nameKept(typed, saved) || dataTexts.companion;
