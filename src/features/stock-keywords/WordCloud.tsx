import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { stockTexts } from '@/texts/admin/stock';
import type { Keyword } from '@contract/rules/text/keywords';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo, useLayoutEffect, useRef, useState } from 'react';
import { layOutCloud, type PlacedWord } from './layOutCloud';
import { cloud, cloudHeight, place, tier } from './StockKeywords.css';

/** The width of an element in rem; 0 before it is rendered. */
function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(element.clientWidth / letter);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

interface WordCloudProps {
  keywords: readonly Keyword[];
  onOpen: (keyword: Keyword) => void;
}

const rem = (length: number) => `${length}rem`;

const positionStyle = ({ left, top, width, height, size }: PlacedWord) =>
  assignInlineVars({
    [place.left]: rem(left),
    [place.top]: rem(top),
    [place.width]: rem(width),
    [place.height]: rem(height),
    [place.size]: rem(size),
  });

/**
 * The words as a picture, the most frequent in the middle, with a list behind it for screen
 * readers. Pointers can press the words of the picture; the ranking has the same words as buttons.
 */
export function WordCloud({ keywords, onOpen }: WordCloudProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { words, height } = useMemo(() => layOutCloud(keywords, width), [keywords, width]);
  return (
    <>
      <div
        ref={ref}
        className={cloud}
        style={assignInlineVars({ [cloudHeight]: rem(height) })}
        aria-hidden="true"
        onClick={({ target }) => {
          const pressed = target instanceof HTMLElement ? target.dataset.word : undefined;
          const keyword = keywords.find(({ word }) => word === pressed);
          if (keyword) onOpen(keyword);
        }}
      >
        {words.map((one) => (
          <span
            key={one.word}
            className={tier[one.tier]}
            style={positionStyle(one)}
            data-word={one.word}
          >
            {one.word}
          </span>
        ))}
      </div>
      <VisuallyHidden as="ol" aria-label={stockTexts.cloud}>
        {keywords.map(({ word, count }) => (
          <li key={word}>
            {word} {stockTexts.times(count)}
          </li>
        ))}
      </VisuallyHidden>
    </>
  );
}
