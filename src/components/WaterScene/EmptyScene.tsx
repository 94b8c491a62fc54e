import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { place } from './EmptyScene.css';

// It is decoration: where it cannot be loaded, its room stays empty.
const Drawing = lazyPart(
  () => import('./WaterScene').then((file) => ({ default: file.WaterScene })),
  { lost: 'leftOut' },
);

/** The strip above an empty state's words; the words can be read and used before it loads. */
export function EmptyScene() {
  return (
    <div className={place}>
      <Drawing />
    </div>
  );
}
