import { cx } from '@/design/styles/cx';
import { postTexts } from '@/texts/post';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { LinkedText } from '../LinkedText/LinkedText';
import * as styles from './ClampedText.css';

/** Three lines of a text; a press shows the rest, if there is more. */
export function ClampedText({ text }: { text: string }) {
  const [state, setState] = useState<'whole' | 'cut' | 'opened'>('whole');
  const words = useRef<HTMLDivElement>(null);
  const opened = state === 'opened';
  useEffect(() => {
    const element = words.current;
    if (!element || opened) return;
    // The observer also calls this once at the start.
    const observer = new ResizeObserver(() => {
      setState(element.scrollHeight > element.clientHeight + 1 ? 'cut' : 'whole');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [opened]);
  /** A focused link below the third line would be out of sight. */
  const showFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // Offsets do not depend on whether the browser has already scrolled to the link.
    const { offsetTop, offsetHeight } = target;
    if (offsetTop + offsetHeight > currentTarget.clientHeight) setState('opened');
  };
  const isCut = state === 'cut';
  return (
    <div
      className={cx(styles.words, !opened && styles.cut)}
      ref={words}
      tabIndex={-1}
      onFocus={showFocused}
    >
      {isCut && (
        <>
          <span className={styles.above} />
          <button
            type="button"
            className={styles.end}
            onClick={() => {
              setState('opened');
              // The button is about to disappear, so the focus moves to the text.
              words.current?.focus({ preventScroll: true });
            }}
          >
            <span aria-hidden="true">… </span>
            {postTexts.more}
          </button>
        </>
      )}
      {/* Three lines are too few to waste one on an empty line. */}
      <LinkedText text={text.replace(/\n{2,}/g, '\n')} onPlay={() => setState('opened')} />
    </div>
  );
}
