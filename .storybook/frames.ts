// Ignores Storybook messages from nested frames. A story in a docs page, or the page that draws a
// sheet, would otherwise change this page's theme.
window.addEventListener(
  'message',
  (event) => {
    const isOfFrame = [...document.querySelectorAll('iframe')].some(
      ({ contentWindow }) => contentWindow === event.source,
    );
    if (isOfFrame) event.stopImmediatePropagation();
  },
  true,
);
