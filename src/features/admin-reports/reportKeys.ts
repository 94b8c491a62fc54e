import type { KeyMeaning } from '@/components/KeyHelp/KeyHelp';
import type { Shortcuts } from '@/design/hooks/useShortcuts';
import { reportActionTexts, reportKeyTexts } from '@/texts/admin/reports';
import type { ReportAction } from '@contract/models/report';

/** The meaning of a shortcut in the report list. */
export type ReportKey = ReportAction | 'next' | 'previous' | 'select' | 'help';

export const reportShortcuts: Shortcuts<ReportKey> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyC: 'dismiss',
  KeyR: 'remove',
  KeyW: 'warn',
  KeyS: 'suspend',
  KeyX: 'select',
  '?': 'help',
};

/** The shortcuts in one line. */
export const reportHints: readonly KeyMeaning[] = [
  ['J', ''],
  ['K', reportKeyTexts.move],
  ['C', reportActionTexts.dismiss],
  ['R', reportActionTexts.remove],
  ['?', ''],
];

/** All shortcuts with their meanings. */
export const reportHelp: readonly KeyMeaning[] = [
  ['J', reportKeyTexts.next],
  ['K', reportKeyTexts.previous],
  ['C', reportActionTexts.dismiss],
  ['R', reportActionTexts.remove],
  ['W', reportActionTexts.warn],
  ['S', reportActionTexts.suspend],
  ['X', reportKeyTexts.select],
  ['?', reportKeyTexts.help],
];
