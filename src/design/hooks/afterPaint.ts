/**
 * Runs the action of a press after the browser has painted the pressed button, so that slow drawing
 * does not delay the feedback.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act, 0));
}
