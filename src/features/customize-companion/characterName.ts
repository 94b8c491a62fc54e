import { oneLine } from '@contract/models/text';
import { isPlainName, storedText } from '@contract/rules/clean-text';
import { CHARACTER_NAME_MAX } from '@contract/rules/companion';
import { lengthOf } from '@contract/rules/length';
import { isReservedName } from '@contract/rules/reserved-names';
import { dataTexts, validationTexts } from '@contract/texts';

// As the contract cleans a name.
const cleaned = (typed: string) => oneLine(storedText(typed));

/** As a person counts, without the spaces around it. */
export const nameLength = (typed: string): number => lengthOf(cleaned(typed));

/** What is wrong with a name; an empty name is fine. */
export function nameError(typed: string): string | null {
  if (nameLength(typed) > CHARACTER_NAME_MAX) return validationTexts.characterNameLong;
  if (!isPlainName(typed)) return validationTexts.nameHidden;
  return isReservedName(cleaned(typed)) ? validationTexts.nameReserved : null;
}

/** The name as it is known from now on: as typed, else as it was; empty where it never had one. */
export function nameKept(typed: string, saved: string): string {
  return cleaned(typed) || saved;
}

/** The name to send. Source: docs/product/rules.md#companion. */
export const nameToSend = (typed: string, saved: string): string =>
  nameKept(typed, saved) || dataTexts.companion;
