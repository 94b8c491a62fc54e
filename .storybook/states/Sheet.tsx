import { useEffect, useRef, useState } from 'react';
import { viewports } from '../toolbars';
import * as css from './Sheet.css';
import { useTurn } from './turns';

const themes = { light: '밝게', dark: '어둡게' } as const;

interface SheetProps {
  stories: { id: string; title: string }[];
  /** The widths in which each story is shown. */
  widths: (keyof typeof viewports)[];
}

interface CellProps {
  id: string;
  theme: keyof typeof themes;
  width: keyof typeof viewports;
  /** What the cell shows, for those who do not see it. */
  label: string;
}

/** How wide a story is drawn on a sheet, px. */
const CELL = 200;

/** A story in a page of its own, small; it loads when it is scrolled to, and goes when it is far. */
function Cell({ id, theme, width, label }: CellProps) {
  const place = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  const { isOn, done } = useTurn(isNear);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { styles } = viewports[width];
  const scale = Math.min(CELL / Number.parseInt(styles.width, 10), 0.5);
  const globals = `globals=theme:${theme}`;
  return (
    <a
      ref={place}
      className={css.cell}
      href={`./?path=/story/${id}&${globals};viewport.value:${width}`}
      target="_top"
      aria-label={label}
      style={{
        inlineSize: Number.parseInt(styles.width, 10) * scale,
        blockSize: Number.parseInt(styles.height, 10) * scale,
      }}
    >
      {isOn && (
        <iframe
          className={css.frame}
          style={{ inlineSize: styles.width, blockSize: styles.height, scale: String(scale) }}
          src={`iframe.html?id=${id}&viewMode=story&${globals}`}
          title={label}
          tabIndex={-1}
          inert
          onLoad={done}
        />
      )}
    </a>
  );
}

/** All stories of a component or a screen, in both themes and in each width; each leads to its story. */
export function Sheet({ stories, widths }: SheetProps) {
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
                  <Cell id={id} theme={theme} width={width} label={`${title}, ${label}`} />
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
