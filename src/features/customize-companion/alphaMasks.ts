/** The resolution of a mask, in cells per side. */
const CELLS = 48;
/** The alpha below which pixels count as invisible, of 255. */
const FAINT = 24;
/** How far outside a drawing a press still counts, in cells: fingers are broad. */
const REACH = 2;

type AlphaMask = Uint8ClampedArray;

const alphaMasks = new Map<string, AlphaMask>();
const asked = new Set<string>();

async function draw(icon: string): Promise<AlphaMask | null> {
  const image = new Image();
  image.src = icon;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: CELLS, height: CELLS });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush?.drawImage(image, 0, 0, CELLS, CELLS);
  return brush?.getImageData(0, 0, CELLS, CELLS).data ?? null;
}

/** Loads the mask of a drawing for `isDrawnAt`; without it only the square is known. */
export async function loadAlphaMask(icon: string): Promise<void> {
  if (!icon.startsWith('/') || asked.has(icon)) return;
  asked.add(icon);
  try {
    const mask = await draw(icon);
    if (mask) alphaMasks.set(icon, mask);
  } catch {
    // It may load another time.
    asked.delete(icon);
  }
}

/** Whether a drawing has pixels at or near a point of its square, both from 0 to 1. */
export function isDrawnAt(icon: string, u: number, v: number): boolean {
  const mask = alphaMasks.get(icon);
  if (!mask) return false;
  const [column, row] = [Math.floor(u * CELLS), Math.floor(v * CELLS)];
  for (let y = Math.max(0, row - REACH); y <= Math.min(CELLS - 1, row + REACH); y += 1) {
    for (let x = Math.max(0, column - REACH); x <= Math.min(CELLS - 1, column + REACH); x += 1) {
      if ((mask[(y * CELLS + x) * 4 + 3] ?? 0) > FAINT) return true;
    }
  }
  return false;
}
