const lines = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim().normalize('NFC'));

/** Whether a text only lists the names of files, as file managers add it. */
export function namesOnly(words: string, files: readonly Pick<File, 'name'>[]): boolean {
  const names = files.map(({ name }) => name.normalize('NFC'));
  return lines(words.trim()).every((line) =>
    names.some((name) => line === name || line.endsWith(`/${name}`)),
  );
}

/** Whether markup contains a picture but no text. */
function showsOnlyPicture(markup: string): boolean {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return body.querySelector('img') !== null && body.textContent.trim() === '';
}

/**
 * Returns the files that a paste is meant to insert. Text programs add a picture of the text,
 * browsers the address of a picture, and file managers the names of the files.
 * @returns an empty list if the text was meant
 */
export function pastedFiles(data: DataTransfer): File[] {
  const files = [...data.files];
  const words = data.getData('text/plain').trim();
  const isAboutFiles =
    words === '' || namesOnly(words, files) || showsOnlyPicture(data.getData('text/html'));
  return isAboutFiles ? files : [];
}
