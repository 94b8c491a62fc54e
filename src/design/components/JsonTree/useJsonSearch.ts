import { startTransition, useState } from 'react';
import { searchJson, type JsonHit, type JsonNode } from './jsonNodes';

/** How many hits a search opens at once; later ones open when the reader gets to them. */
const OPENED = 10;

/** Paths of the open nodes, and those that a search opened, so that the next search closes them. */
interface Opened {
  open: ReadonlySet<string>;
  bySearch: ReadonlySet<string>;
}

const ancestorsOf = (hits: readonly JsonHit[]) => hits.flatMap(({ ancestors }) => ancestors);

/** Opens the search hits and keeps the nodes that a person opened. */
function openHits({ open, bySearch }: Opened, hits: readonly JsonHit[]): Opened {
  const own = [...open].filter((path) => !bySearch.has(path));
  const found = new Set(ancestorsOf(hits.slice(0, OPENED)));
  for (const path of own) found.delete(path);
  return { open: new Set([...own, ...found]), bySearch: found };
}

/** The open nodes of a tree and its search. */
export function useJsonSearch(root: JsonNode) {
  const [opened, setOpened] = useState<Opened>({ open: new Set(), bySearch: new Set() });
  const [words, setWords] = useState('');
  const [result, setResult] = useState({ words: '', hits: [] as readonly JsonHit[] });
  const [at, setAt] = useState(0);
  const { hits } = result;

  function search(typed: string): void {
    setWords(typed);
    // Many rows may have to be drawn; the next letter does not wait for them.
    startTransition(() => {
      const found = searchJson(root, typed);
      setResult({ words: typed, hits: found });
      setAt(0);
      setOpened((before) => openHits(before, found));
    });
  }
  function go(by: 1 | -1): void {
    if (hits.length === 0) return;
    const next = (at + by + hits.length) % hits.length;
    setAt(next);
    const ancestors = ancestorsOf(hits.slice(next, next + 1));
    setOpened(({ open, bySearch }) => ({
      open: new Set([...open, ...ancestors]),
      bySearch: new Set([...bySearch, ...ancestors.filter((path) => !open.has(path))]),
    }));
  }
  return {
    open: opened.open,
    setOpen: (open: ReadonlySet<string>) =>
      setOpened(({ bySearch }) => ({
        open,
        bySearch: new Set([...bySearch].filter((path) => open.has(path))),
      })),
    /** The typed text, and the text of the last finished search. */
    words,
    searched: result.words,
    search,
    go,
    /** The number of hits, and the present one, from 0. */
    count: hits.length,
    at,
    current: hits[at]?.path ?? null,
  };
}
