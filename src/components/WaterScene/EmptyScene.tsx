import { lazy, Suspense, type ComponentType } from 'react';
import { place } from './EmptyScene.css';

const load = () => import('./WaterScene').then((file) => ({ default: file.WaterScene }));

// It is decoration: where it cannot come, its place stays empty.
const Drawing = lazy<ComponentType>(() =>
  load()
    .catch(load)
    .catch(() => ({ default: () => null })),
);

/** The strip above an empty state's words, which can be read and used before it comes. */
export function EmptyScene() {
  return (
    <div className={place}>
      <Suspense fallback={null}>
        <Drawing />
      </Suspense>
    </div>
  );
}
