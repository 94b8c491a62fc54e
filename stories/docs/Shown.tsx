import { useEffect, useState } from 'react';
import * as styles from './docs.css';

interface ShownProps {
  /** The id of the story, as in its address. */
  story: string;
  /** The accessible name of the frame. */
  title: string;
  height: number;
}

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

/** A story in its own frame, so that windows open inside it; in the theme of the page around. */
export function Shown({ story, title, height }: ShownProps) {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(themeNow()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return (
    <iframe
      className={styles.story}
      title={title}
      loading="lazy"
      height={height}
      src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`}
    />
  );
}
