import { usePicture } from '@/design/hooks/usePicture';
import { cx } from '@/design/styles/cx';
import type { CSSProperties } from 'react';
import { mark, shapes, stand } from './Picture.css';

export interface PictureProps {
  src: string;
  alt: string;
  /** card: cropped to 2 : 1; whole: in its own proportions; thumbnail: small, at the start of a row. */
  shape: keyof typeof shapes;
  style?: CSSProperties | undefined;
  /** Whether it is the first picture in view: the browser then fetches it at once and before others. */
  eager?: boolean;
}

/** A picture of a post; if it does not load, the logo on a plain colour. */
export function Picture({ src, alt, shape, style, eager }: PictureProps) {
  const { src: shown, watch } = usePicture([src]);
  if (!shown) {
    return (
      <span className={cx(stand, shapes[shape])} {...(alt && { role: 'img', 'aria-label': alt })}>
        <img className={mark} src="/brand/mark.svg" alt="" />
      </span>
    );
  }
  return (
    <img
      {...watch}
      className={shapes[shape]}
      style={style}
      src={shown}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
    />
  );
}
