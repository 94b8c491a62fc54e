import { useState } from 'react';
import { searchJson, type JsonHit, type JsonNode } from './jsonNodes';

/** So many hits are opened at once; a further one when it is gone to. */
const OPENED = 100;

/** The open nodes of a tree, and what is searched in it. */
export function useJsonSearch(root: JsonNode) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<readonly JsonHit[]>([]);
  const [at, setAt] = useState(0);
  const reveal = (shown: readonly JsonHit[]) =>
    setOpen((before) => new Set([...before, ...shown.flatMap(({ ancestors }) => ancestors)]));

  function search(typed: string): void {
    const found = searchJson(root, typed);
    setWords(typed);
    setHits(found);
    setAt(0);
    reveal(found.slice(0, OPENED));
  }
  function go(by: 1 | -1): void {
    if (hits.length === 0) return;
    const next = (at + by + hits.length) % hits.length;
    setAt(next);
    reveal(hits.slice(next, next + 1));
  }
  return {
    open,
    setOpen,
    words,
    search,
    go,
    /** How many were found, and which of them is the present one, from 0. */
    count: hits.length,
    at,
    current: hits[at]?.path ?? null,
  };
}
