import { sendReaction } from '@/api/posts';
import { noteEarnedAtom } from '@/state/earned';
import { feedStaleAtom } from '@/state/feed';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import { toggleReaction, type Reaction, type Reactions } from '@contract/rules/reactions';
import { atom } from 'jotai';

/** What is under way for one post. */
interface Line {
  /** The last state the server told of. */
  known: Reactions;
  /** What the member wants in the end, after the last press. */
  wanted: Reaction | null;
}

// One line per post and store: presses wait for the answer before, so none overtakes another.
const linesAtom = atom(() => new Map<string, Line>());

const given = ({ isLiked, isDisliked }: Reactions): Reaction | null =>
  isLiked ? 'like' : isDisliked ? 'dislike' : null;

/** The counts as they will be once `wanted` is reached. */
function foresee({ known, wanted }: Line): Reactions {
  const { likeCount, dislikeCount, isLiked, isDisliked } = known;
  const now = { likeCount, dislikeCount, isLiked, isDisliked };
  const press = wanted ?? given(now);
  return given(now) === wanted || !press ? now : toggleReaction(now, press);
}

/**
 * Presses like or dislike: seen at once, sent in order, and what the server answers wins. A failure
 * puts back what the server last told and says so.
 */
export const reactAtom = atom(null, async (get, set, postId: string, type: Reaction) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  const lines = get(linesAtom);
  const waiting = lines.get(postId);
  const line = waiting ?? { known: post, wanted: null };
  line.wanted = given(post) === type ? null : type;
  set(patchPostAtom, postId, foresee(line));
  if (waiting) return;

  lines.set(postId, line);
  let asked: Reaction = type;
  try {
    while (given(line.known) !== line.wanted) {
      const aim = line.wanted;
      asked = aim ?? given(line.known) ?? type;
      const { likes, dislikes, isLiked, isDisliked } = await sendReaction(postId, asked);
      line.known = { likeCount: likes, dislikeCount: dislikes, isLiked, isDisliked };
      // Pressed elsewhere meanwhile: the server's word stands, unless there was a new press here.
      if (line.wanted === aim) line.wanted = given(line.known);
      set(patchPostAtom, postId, foresee(line));
    }
    set(feedStaleAtom, true);
    if (line.known.isLiked) set(noteEarnedAtom, 'like_give');
  } catch (error) {
    const { likeCount, dislikeCount, isLiked, isDisliked } = line.known;
    set(patchPostAtom, postId, { likeCount, dislikeCount, isLiked, isDisliked });
    set(showToastAtom, { text: failureText(error, failureTexts[asked]), tone: 'error' });
  } finally {
    lines.delete(postId);
  }
});
