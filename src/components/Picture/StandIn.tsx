import { cx } from '@/design/styles/cx';
import { mark, stand } from './Picture.css';

interface StandInProps {
  className: string;
  /** The text alternative of the picture; empty where words beside it say the same. */
  alt?: string;
}

/** The fallback of a picture that cannot be loaded: the mark, on a quiet colour. */
export function StandIn({ className, alt }: StandInProps) {
  return (
    <span className={cx(stand, className)} {...(alt && { role: 'img', 'aria-label': alt })}>
      <img className={mark} src="/brand/mark.svg" alt="" />
    </span>
  );
}
