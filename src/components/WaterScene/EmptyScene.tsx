import { lazyPart } from '@/design/components/LazyPart/lazyPart';

// It is decoration: if it does not load, its room stays empty.
const Drawing = lazyPart(
  () => import('./WaterScene').then((file) => ({ default: file.WaterScene })),
  { lost: 'leftOut' },
);

/** The strip above an empty state's text; the text is usable before the strip loads. */
export function EmptyScene() {
  return (
    // Reserves the room of the strip: the full width, and the picture's height at that width.
    <div style={{ aspectRatio: '860 / 470' }}>
      <Drawing />
    </div>
  );
}
