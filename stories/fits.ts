import { expect } from 'storybook/test';

/** Checks that nothing overflows the window or the given element sideways. */
export const fits = (element: Element = document.documentElement) =>
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
