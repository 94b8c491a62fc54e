import { CommentContentSchema } from '@contract/models/comment';
import { check } from '@contract/validate';

/** The text as it is to be sent, or the sentence of what is wrong with it. */
export function checkComment(text: string): { content: string } | { problem: string | null } {
  const checked = check(CommentContentSchema, text);
  return checked.ok ? { content: checked.value } : { problem: checked.issues[0]?.message ?? null };
}
