/**
 * Does what a press leads to once the browser has painted the pressed button: what takes long to draw
 * keeps nobody from seeing that the press has arrived.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act, 0));
}
