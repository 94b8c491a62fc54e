/** The kinds of notifications. Source: docs/product/rules.md#notifications. */
export const notificationKinds = [
  'comment',
  'reply',
  'mention',
  'like',
  'new_post',
  'confirm',
  'revert',
  'reject',
  'level_up',
  'name_shared',
  'suspended',
  'suspension_lifted',
  'admin_level',
  'removed',
  'warned',
  'blinded',
  'blind_lifted',
  'report_acted',
  'report_dismissed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
/** The kinds that are not about a post. */
export type OwnKind = Extract<
  NotificationKind,
  | 'level_up'
  | 'name_shared'
  | 'suspended'
  | 'suspension_lifted'
  | 'admin_level'
  | 'removed'
  | 'warned'
  | 'report_acted'
  | 'report_dismissed'
>;

/**
 * The kinds that a member can switch off, by the names of their switches. Notifications about the
 * account or about taking down a post always come.
 */
export const mutableKinds = {
  comment: ['comment'],
  reply: ['reply'],
  mention: ['mention'],
  like: ['like'],
  new_post: ['new_post'],
  confirm: ['confirm'],
  level_up: ['level_up'],
  report: ['report_acted', 'report_dismissed'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type NotificationSwitch = keyof typeof mutableKinds;
/** The notifications that a member gets, by the names of the switches; all are on at first. */
export type NotificationSettings = Record<NotificationSwitch, boolean>;

/** Decisions about a member's post or comment: they come even if the member muted the post. */
export const decisionKinds = [
  'confirm',
  'revert',
  'reject',
  'blinded',
  'blind_lifted',
] as const satisfies readonly NotificationKind[];

/** Whether muting its post silences a kind. */
export const isSilencedByPost = (kind: NotificationKind): boolean =>
  !decisionKinds.some((decision) => decision === kind);

/** The groups by which the bell filters; kinds that are in no list belong to `account`. */
const groupedKinds = {
  comment: ['comment', 'reply'],
  like: ['like'],
  new_post: ['new_post'],
  review: [...decisionKinds, 'removed', 'warned', 'report_acted', 'report_dismissed'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export const notificationGroups = ['comment', 'like', 'new_post', 'review', 'account'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** The kinds of a group. */
export function kindsOfGroup(group: NotificationGroup): readonly NotificationKind[] {
  if (group !== 'account') return groupedKinds[group];
  const others: NotificationKind[] = Object.values(groupedKinds).flat();
  return notificationKinds.filter((kind) => !others.includes(kind));
}

const switches = Object.keys(mutableKinds) as NotificationSwitch[];

/** The switches of a member. @param muted the kinds that they do not get */
export function notificationSettingsOf(muted: readonly string[]): NotificationSettings {
  const isOn = (name: NotificationSwitch) =>
    !mutableKinds[name].some((kind) => muted.includes(kind));
  return Object.fromEntries(switches.map((name) => [name, isOn(name)])) as NotificationSettings;
}

/** The kinds that a change of switches turns on and off. */
export function changedKinds(change: Partial<Record<NotificationSwitch, boolean | undefined>>) {
  const kindsOf = (isOn: boolean): NotificationKind[] =>
    switches.filter((name) => change[name] === isOn).flatMap((name) => mutableKinds[name]);
  return { on: kindsOf(true), off: kindsOf(false) };
}

/** The length of a comment's excerpt in a notification, in characters. */
export const COMMENT_EXCERPT = 80;

/** A member who gets a notification about a comment, and its kind for them. */
export interface Recipient {
  memberId: number;
  kind: Extract<NotificationKind, 'comment' | 'reply' | 'mention'>;
}

/**
 * The recipients for a comment: the author of the answered comment, the mentioned members, and the
 * author of the post. Each gets one notification, as the first of these; nobody gets one about their
 * own comment (docs/product/rules.md#notifications).
 * @param answeredId the author of the answered comment; null if the comment starts a thread
 */
export function recipientsOfComment(comment: {
  authorId: number;
  postAuthorId: number;
  answeredId: number | null;
  mentionedIds?: readonly number[];
}): Recipient[] {
  const { authorId, postAuthorId, answeredId, mentionedIds = [] } = comment;
  const kinds = new Map<number, Recipient['kind']>([[postAuthorId, 'comment']]);
  for (const id of mentionedIds) kinds.set(id, 'mention');
  if (answeredId !== null) kinds.set(answeredId, 'reply');
  kinds.delete(authorId);
  return [...kinds].map(([memberId, kind]) => ({ memberId, kind })).reverse();
}

/**
 * The number of members who like a post, except the named one. It comes from the post's own count:
 * counting likes for every list of notifications would cost more with every like.
 * @param unseen likes that do not count for the author: their own, and those of blocked members
 */
export function othersWhoLike(likeCount: number, unseen: number): number {
  return Math.max(0, likeCount - unseen - 1);
}
