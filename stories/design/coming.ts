import { expect } from 'storybook/test';

/**
 * What is on its way: its shape takes its place, and there is nothing in it yet to read or press.
 */
export async function isComing({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const shapes = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]')];
  await expect(shapes.some(({ offsetHeight }) => offsetHeight > 0)).toBe(true);
  await expect(canvasElement.innerText.trim()).toBe('');
  await expect(canvasElement.querySelector('a, button, input')).toBeNull();
}
