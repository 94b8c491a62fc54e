import { expect } from 'storybook/test';

/** Nothing stands out over the side of the window, or of an element of its own. */
export const fits = (element: Element = document.documentElement) =>
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
