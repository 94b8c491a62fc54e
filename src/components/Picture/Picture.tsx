import { usePicture } from '@/design/hooks/usePicture';
import type { CSSProperties } from 'react';
import { StandIn } from './StandIn';

export interface PictureProps {
  src: string;
  alt: string;
  /** Says how large it is, also for what stands in. */
  className: string;
  style?: CSSProperties | undefined;
}

/** A picture of a post; where it does not come, what stands in for one. */
export function Picture({ src, alt, className, style }: PictureProps) {
  const { src: shown, watch } = usePicture([src]);
  if (!shown) return <StandIn className={className} alt={alt} />;
  return (
    <img {...watch} className={className} style={style} src={shown} alt={alt} loading="lazy" />
  );
}
