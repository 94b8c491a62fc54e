// What a page within this one says is not for this page: a story in the documentation or the page in
// which a sheet's stories are drawn would otherwise choose this page's theme.
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
