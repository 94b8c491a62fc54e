import { useEffect, useRef, useState } from 'react';
import { viewports } from '../toolbars';
import * as css from './Sheet.css';
import { closeStages, openOverlays, snapshotOf } from './snapshots';

const themes = { light: '밝게', dark: '어둡게' } as const;

/** How small a page of a width is drawn, so that a row fits a desk. */
const scales = { phone: 0.42, tablet: 0.22, laptop: 0.28, desktop: 0.18 };
type Width = keyof typeof scales;

interface SheetProps {
  stories: { id: string; title: string }[];
  /** The widths of the columns. */
  widths: Width[];
  /** The height of each page, px; its window's when left out. */
  height?: number;
}

interface CellProps {
  id: string;
  theme: keyof typeof themes;
  width: Width;
  height?: number;
  /** The accessible name. */
  label: string;
}

/** A story, small; it is drawn when it is scrolled to. */
function Cell({ id, theme, width, height, label }: CellProps) {
  const place = useRef<HTMLAnchorElement>(null);
  const [html, setHtml] = useState<string | null>(null);
  // The tool that takes pictures waits while a cell is being drawn.
  const [isDrawing, setDrawing] = useState(false);
  const { styles } = viewports[width];
  const inlineSize = Number.parseInt(styles.width, 10);
  const blockSize = height ?? Number.parseInt(styles.height, 10);
  useEffect(() => {
    let isWanted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setDrawing(true);
      void snapshotOf(id, { inlineSize, blockSize }, entry.target).then(
        (drawn) => isWanted && setHtml(drawn),
      );
    });
    if (place.current) observer.observe(place.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [id, inlineSize, blockSize]);
  const scale = scales[width];
  return (
    <a
      ref={place}
      className={css.cell}
      href={`./?path=/story/${id}&globals=theme:${theme};viewport.value:${width}`}
      target="_top"
      aria-label={label}
      data-drawing={isDrawing || undefined}
      style={{ inlineSize: inlineSize * scale, blockSize: blockSize * scale }}
    >
      {html !== null && (
        <iframe
          className={css.frame}
          style={{ inlineSize, blockSize, scale: String(scale) }}
          srcDoc={html.replace(/data-theme="\w+"/, `data-theme="${theme}"`)}
          sandbox="allow-same-origin"
          title={label}
          tabIndex={-1}
          inert
          onLoad={({ currentTarget }) => {
            if (currentTarget.contentDocument) openOverlays(currentTarget.contentDocument);
            setDrawing(false);
          }}
        />
      )}
    </a>
  );
}

/** All stories of a component or a screen, in both themes and in each width; each leads to its story. */
export function Sheet({ stories, widths, height }: SheetProps) {
  useEffect(() => closeStages, []);
  const columns = widths.flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ width, theme })),
  );
  return (
    <main className={css.sheet}>
      {stories.map(({ id, title }) => (
        <section key={id}>
          <h2 className={css.title}>{title}</h2>
          <div className={css.row}>
            {columns.map(({ width, theme }) => {
              const label = `${viewports[width].name} · ${themes[theme]}`;
              return (
                <figure key={label} className={css.figure}>
                  <Cell {...{ id, theme, width, height }} label={`${title}, ${label}`} />
                  <figcaption>{label}</figcaption>
                </figure>
              );
            })}
          </div>
        </section>
      ))}
    </main>
  );
}
