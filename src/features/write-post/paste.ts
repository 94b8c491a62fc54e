const lines = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim().normalize('NFC'));

/** Whether words say nothing but what some files are called, as file managers put them beside. */
export function namesOnly(words: string, files: readonly Pick<File, 'name'>[]): boolean {
  const names = files.map(({ name }) => name.normalize('NFC'));
  return lines(words.trim()).every((line) =>
    names.some((name) => line === name || line.endsWith(`/${name}`)),
  );
}

/** Whether a page's markup is of a picture and of no words. */
function showsOnlyPicture(markup: string): boolean {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return body.querySelector('img') !== null && body.textContent.trim() === '';
}

/**
 * The files that a paste is about. A text program puts a picture of the text beside the text, a
 * browser the address of a picture beside the picture, a file manager the names beside the files.
 * @returns an empty list when the words are what was meant
 */
export function pastedFiles(data: DataTransfer): File[] {
  const files = [...data.files];
  const words = data.getData('text/plain').trim();
  const isAboutFiles =
    words === '' || namesOnly(words, files) || showsOnlyPicture(data.getData('text/html'));
  return isAboutFiles ? files : [];
}
