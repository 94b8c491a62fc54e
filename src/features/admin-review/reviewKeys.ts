import type { KeyMeaning } from '@/components/KeyHelp/KeyHelp';
import type { Shortcuts } from '@/design/hooks/useShortcuts';
import { reviewKeyTexts } from '@/texts/admin/review';

/** What a key does about the posts under review. */
export type ReviewKey = 'next' | 'previous' | 'confirm' | 'revert' | 'preview' | 'select' | 'help';

export const reviewShortcuts: Shortcuts<ReviewKey> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyC: 'confirm',
  KeyR: 'revert',
  KeyV: 'preview',
  KeyX: 'select',
  '?': 'help',
};

/** The keys in a line. */
export const reviewHints: readonly KeyMeaning[] = [
  ['J', ''],
  ['K', reviewKeyTexts.move],
  ['C', reviewKeyTexts.confirm],
  ['V', reviewKeyTexts.preview],
  ['?', ''],
];

/** All of them, with what they do. */
export const reviewHelp: readonly KeyMeaning[] = [
  ['J', reviewKeyTexts.next],
  ['K', reviewKeyTexts.previous],
  ['C', reviewKeyTexts.confirm],
  ['R', reviewKeyTexts.revert],
  ['V', reviewKeyTexts.preview],
  ['X', reviewKeyTexts.select],
  ['?', reviewKeyTexts.help],
];
