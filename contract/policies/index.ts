import { isAdmin, type Actor } from './actor';

/** The facts of a post that permissions depend on. */
export interface PostFacts {
  authorId: number;
  isConfirmed: boolean;
}
/** The facts of a comment that permissions depend on. */
export interface CommentFacts {
  authorId: number;
}
/** The facts of a member that permissions depend on. */
export interface MemberFacts {
  id: number;
}

const isAuthor = (actor: Actor, record: { authorId: number }) => actor?.id === record.authorId;

/**
 * Who may do what with a record. The client hides controls by it, the mocks and the server decide
 * by it. Who may make a call at all, regardless of the record, is the endpoint's `access` and is
 * not repeated here; see decision 23. Source: docs/product/rules.md#permissions.
 */
const rules = {
  'post.create': (actor: Actor, post: { isNotice: boolean }) =>
    actor !== null && (!post.isNotice || isAdmin(actor)),
  'post.read': (actor: Actor, post: PostFacts) =>
    post.isConfirmed || isAuthor(actor, post) || isAdmin(actor),
  'post.update': (actor: Actor, post: PostFacts) => isAuthor(actor, post) || isAdmin(actor),
  'post.delete': (actor: Actor, post: PostFacts) => isAuthor(actor, post) || isAdmin(actor),
  'post.hide': (actor: Actor, post: PostFacts) => actor !== null && !isAuthor(actor, post),
  'report.create': (actor: Actor, record: { authorId: number }) =>
    actor !== null && !isAuthor(actor, record),
  'member.block': (actor: Actor, member: MemberFacts) => actor !== null && actor.id !== member.id,
  'comment.read': (actor: Actor, comment: CommentFacts & { isBlinded: boolean }) =>
    !comment.isBlinded || isAuthor(actor, comment) || isAdmin(actor),
  'comment.update': (actor: Actor, comment: CommentFacts) =>
    isAuthor(actor, comment) || isAdmin(actor),
  'comment.delete': (actor: Actor, comment: CommentFacts) =>
    isAuthor(actor, comment) || isAdmin(actor),
  // No exception for admins: only members themselves see their balances and email.
  'member.readPrivate': (actor: Actor, member: MemberFacts) => actor?.id === member.id,
  'member.update': (actor: Actor, member: MemberFacts) => actor?.id === member.id,
} as const;

type Rules = typeof rules;
/** An action of the table above. */
export type Action = keyof Rules;
type RecordOf<A extends Action> = Parameters<Rules[A]>[1];

/**
 * Decides whether an actor may do something.
 * @param actor the session's member, null for a guest
 * @param action the action to decide about
 * @param record the facts of the record that the action concerns
 */
export function can<A extends Action>(actor: Actor, action: A, record: RecordOf<A>): boolean {
  const rule = rules[action] as (actor: Actor, record: RecordOf<A>) => boolean;
  return rule(actor, record);
}
