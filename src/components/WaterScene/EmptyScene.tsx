import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { place } from './EmptyScene.css';

// It is decoration: if it does not load, its room stays empty.
const Drawing = lazyPart(
  () => import('./WaterScene').then((file) => ({ default: file.WaterScene })),
  { lost: 'leftOut' },
);

/** The strip above an empty state's text; the text is usable before the strip loads. */
export function EmptyScene() {
  return (
    <div className={place}>
      <Drawing />
    </div>
  );
}
