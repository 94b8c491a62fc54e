const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** One picture of each accepted kind, 3 pixels wide and 2 high. */
export const pictures = {
  jpeg: bytesOf(
    '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIcAgFX/2Q==',
  ),
  png: bytesOf(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNQSuuAIAY4CwA9cAZhS0wM8AAAAABJRU5ErkJggg==',
  ),
  gif: bytesOf('R0lGODlhAwACAIAAAExpcSJmiCH5BAUAAAAALAAAAAADAAIAAAICjF8AOw=='),
  webp: bytesOf('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQs4oUsf+BiOh/AAA='),
};

/** A form with a file, as a page sends it. */
export function imageForm(
  bytes: Uint8Array<ArrayBuffer> | string,
  { name = '사진.webp', type = 'image/webp', field = 'image' } = {},
): FormData {
  const form = new FormData();
  form.set(field, new File([bytes], name, { type }));
  return form;
}
