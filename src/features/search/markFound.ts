import { found, foundName } from './markFound.css';

/** Where the words of a search are looked for: what a post says, not what can be done with it. */
const PLACES = 'article';
const LEFT_OUT = 'button, time, [hidden]';

function* textsOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(LEFT_OUT)) yield node as Text;
  }
}

function* rangesIn(text: Text, words: readonly string[]): Generator<Range> {
  const folded = text.data.toLowerCase();
  // A letter that is longer in the other case would shift every place after it.
  if (folded.length !== text.data.length) return;
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      yield range;
    }
  }
}

/**
 * Marks the words of a search wherever a post below `root` holds them, also in posts that come
 * later. The browser paints the marks; no element is added for them.
 * @returns ends it
 */
export function markFound(root: Element, search: string): () => void {
  // The same runs of letters and digits that the search itself looks for.
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!('highlights' in CSS) || words.length === 0) return () => undefined;
  document.documentElement.classList.add(found);
  const mark = () => {
    const ranges = [...root.querySelectorAll(PLACES)].flatMap((place) =>
      [...textsOf(place)].flatMap((text) => [...rangesIn(text, words)]),
    );
    CSS.highlights.set(foundName, new Highlight(...ranges));
  };
  mark();
  let frame = 0;
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  changes.observe(root, { childList: true, subtree: true, characterData: true });
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete(foundName);
  };
}
