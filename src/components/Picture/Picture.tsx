import { usePicture } from '@/design/hooks/usePicture';
import type { CSSProperties } from 'react';
import { StandIn } from './StandIn';

export interface PictureProps {
  src: string;
  alt: string;
  /** The class that sets the size of the picture or of its fallback. */
  className: string;
  style?: CSSProperties | undefined;
  /** Whether it is the first picture in view: it is then fetched at once and before others. */
  eager?: boolean;
}

/** A picture of a post, with a fallback where it cannot be loaded. */
export function Picture({ src, alt, className, style, eager }: PictureProps) {
  const { src: shown, watch } = usePicture([src]);
  if (!shown) return <StandIn className={className} alt={alt} />;
  return (
    <img
      {...watch}
      className={className}
      style={style}
      src={shown}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
    />
  );
}
