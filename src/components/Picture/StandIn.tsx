import { cx } from '@/design/styles/cx';
import { mark, stand } from './Picture.css';

interface StandInProps {
  className: string;
  /** What the picture would have shown; nothing where words beside it say so. */
  alt?: string;
}

/** Stands where a picture cannot be loaded: the mark, on a quiet colour. */
export function StandIn({ className, alt }: StandInProps) {
  return (
    <span className={cx(stand, className)} {...(alt && { role: 'img', 'aria-label': alt })}>
      <img className={mark} src="/brand/mark.svg" alt="" />
    </span>
  );
}
