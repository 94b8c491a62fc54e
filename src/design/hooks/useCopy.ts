import { useEffect, useRef, useState } from 'react';
import { copyText } from '../browser/copyText';

/** How long the result of copying shows, in ms. */
const SAID_FOR = 2000;

/** The result of copying; null before that and after a while. */
export type Copied = 'copied' | 'failed' | null;

/** Copies texts and reports the result for two seconds. */
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
