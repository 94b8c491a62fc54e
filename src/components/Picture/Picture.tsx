import { usePicture } from '@/design/hooks/usePicture';
import type { CSSProperties } from 'react';
import { StandIn } from './StandIn';

export interface PictureProps {
  src: string;
  alt: string;
  /** The class that gives the picture, or its stand-in, its size. */
  className: string;
  style?: CSSProperties | undefined;
}

/** A picture of a post; a stand-in where the picture cannot be loaded. */
export function Picture({ src, alt, className, style }: PictureProps) {
  const { src: shown, watch } = usePicture([src]);
  if (!shown) return <StandIn className={className} alt={alt} />;
  return (
    <img {...watch} className={className} style={style} src={shown} alt={alt} loading="lazy" />
  );
}
