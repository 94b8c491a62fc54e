import * as v from 'valibot';
import {
  BLIND_AFTER_MAX,
  FORBIDDEN_MOST,
  FORBIDDEN_WORD_MAX,
  FORBIDDEN_WORD_MIN,
  forbiddenActs,
  REVIEW_FIRST_MAX,
} from '../rules/admin/moderation';
import { foldWord, forbiddenHost } from '../rules/posts/forbidden';
import { validationTexts } from '../texts';
import { shortList } from './list';
import { line } from './text';

const count = (most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(most, message));

const { forbiddenWord, forbiddenWordsMany, forbiddenHostsMany } = validationTexts;

const Word = v.pipe(
  line(FORBIDDEN_WORD_MAX, forbiddenWord, forbiddenWord),
  v.check((word) => foldWord(word).length >= FORBIDDEN_WORD_MIN, forbiddenWord),
);

const Host = v.pipe(
  v.string(validationTexts.forbiddenHost),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const host = forbiddenHost(dataset.value);
    if (host !== null) return host;
    addIssue({ message: validationTexts.forbiddenHost });
    return NEVER;
  }),
  v.examples(['spam.example']),
);

/** The first of the words that are compared alike. */
const distinct = (words: string[]): string[] =>
  [...new Map(words.toReversed().map((word) => [foldWord(word), word])).values()].toReversed();

/** How the site treats reported and forbidden content. Source: docs/product/rules.md#reports. */
export const ModerationSchema = v.object({
  /** The number of reports that hide a post or a comment until an admin decides; 0 for never. */
  blindAfter: count(BLIND_AFTER_MAX, validationTexts.blindAfter),
  /** How many first posts of a member always wait for review; 0 for none. */
  reviewFirst: count(REVIEW_FIRST_MAX, validationTexts.reviewFirst),
  /** What happens to a post with a forbidden word or site; a comment is always refused. */
  forbiddenAct: v.picklist(forbiddenActs, validationTexts.forbiddenAct),
  forbiddenWords: v.pipe(
    shortList(Word, FORBIDDEN_MOST, validationTexts.field, forbiddenWordsMany),
    v.transform(distinct),
  ),
  /** Hosts in ASCII; each includes its subdomains. */
  forbiddenHosts: v.pipe(
    shortList(Host, FORBIDDEN_MOST, validationTexts.field, forbiddenHostsMany),
    v.transform((hosts) => [...new Set(hosts)]),
  ),
});

export { defaultModeration, type Moderation } from '../rules/admin/moderation';
