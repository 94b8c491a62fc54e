import { useEffect, useRef, useState } from 'react';
import { copyText } from '../browser/copyText';

/** How long it is said what became of copying, ms. */
const SAID_FOR = 2000;

/** What became of copying; null before and when it was said for long enough. */
export type Copied = 'copied' | 'failed' | null;

/** Copies texts, and says for two seconds what became of it. */
export function useCopy() {
  const [copied, setCopied] = useState<Copied>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function copy(text: string): Promise<void> {
    const isCopied = await copyText(text);
    clearTimeout(timer.current);
    setCopied(isCopied ? 'copied' : 'failed');
    timer.current = setTimeout(() => setCopied(null), SAID_FOR);
  }
  return { copied, copy: (text: string) => void copy(text) };
}
