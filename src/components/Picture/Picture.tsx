import { usePicture } from '@/design/hooks/usePicture';
import type { CSSProperties } from 'react';
import { StandIn } from './StandIn';

export interface PictureProps {
  src: string;
  alt: string;
  /** The class that sets the size of the picture or of its fallback. */
  className: string;
  style?: CSSProperties | undefined;
}

/** A picture of a post, with a fallback where it cannot be loaded. */
export function Picture({ src, alt, className, style }: PictureProps) {
  const { src: shown, watch } = usePicture([src]);
  if (!shown) return <StandIn className={className} alt={alt} />;
  return (
    <img {...watch} className={className} style={style} src={shown} alt={alt} loading="lazy" />
  );
}
