import { expect } from 'storybook/test';

/** Checks a skeleton: it has the shape of its content, and nothing in it can be read or pressed. */
export async function isComing({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const shapes = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]')];
  await expect(shapes.some(({ offsetHeight }) => offsetHeight > 0)).toBe(true);
  await expect(canvasElement.innerText.trim()).toBe('');
  await expect(canvasElement.querySelector('a, button, input')).toBeNull();
}
