import { getConfig } from 'storybook/test';

const { getElementError } = getConfig();

/**
 * Testing Library's error about an element that is not there. It prints the whole page, so it does so
 * only once somebody reads it: a test that waits for an element fails to find it many times.
 */
export const describeWhenRead: typeof getElementError = (message, container) => {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  return Object.defineProperty(error, 'message', {
    // At the end of a wait the library defines the message again.
    configurable: true,
    get: () => (text ??= getElementError(message, container).message),
    set: (given: string) => {
      text = given;
    },
  });
};
