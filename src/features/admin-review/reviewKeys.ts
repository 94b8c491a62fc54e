import type { ReviewAct } from '@contract/rules/admin/review';
import type { KeyMeaning } from '@/components/KeyHelp/KeyHelp';
import type { Shortcuts } from '@/design/hooks/useShortcuts';
import { reviewKeyTexts } from '@/texts/admin/review';

/** The meaning of a shortcut in the review list. */
export type ReviewKey = ReviewAct | 'next' | 'previous' | 'preview' | 'select' | 'help';

export const reviewShortcuts: Shortcuts<ReviewKey> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyC: 'confirm',
  KeyR: 'revert',
  KeyN: 'reject',
  KeyD: 'delete',
  KeyV: 'preview',
  KeyX: 'select',
  '?': 'help',
};

/** The shortcuts in one line. */
export const reviewHints: readonly KeyMeaning[] = [
  ['J', ''],
  ['K', reviewKeyTexts.move],
  ['C', reviewKeyTexts.confirm],
  ['N', reviewKeyTexts.reject],
  ['V', reviewKeyTexts.preview],
  ['?', ''],
];

/** All shortcuts with their meanings. */
export const reviewHelp: readonly KeyMeaning[] = [
  ['J', reviewKeyTexts.next],
  ['K', reviewKeyTexts.previous],
  ['C', reviewKeyTexts.confirm],
  ['R', reviewKeyTexts.revert],
  ['N', reviewKeyTexts.reject],
  ['D', reviewKeyTexts.delete],
  ['V', reviewKeyTexts.preview],
  ['X', reviewKeyTexts.select],
  ['?', reviewKeyTexts.help],
];
