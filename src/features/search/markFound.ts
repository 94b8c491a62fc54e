import { searchWords } from '@contract/rules/text/search';
import { findRanges } from './findRanges';
import { found, foundName } from './markFound.css';

/** The elements to search: the text of a post, not its controls. */
const ARTICLES = 'article';
const LEFT_OUT = 'button, time, [hidden]';

function* textsOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(LEFT_OUT)) yield node as Text;
  }
}

function* rangesIn(text: Text, words: readonly string[]): Generator<Range> {
  for (const [start, end] of findRanges(text.data, words)) {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    yield range;
  }
}

/**
 * Highlights the words of a search in every post below `root`, including posts added later. Uses
 * the browser's highlights, so it adds no elements.
 * @returns a function that stops it
 */
export function markFound(root: Element, search: string): () => void {
  const words = searchWords(search);
  if (!('highlights' in CSS) || words.length === 0) return () => undefined;
  document.documentElement.classList.add(found);
  const mark = () => {
    const ranges = [...root.querySelectorAll(ARTICLES)].flatMap((place) =>
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
