/** How long a browser may take to fetch the file from its address, in ms. */
const TIMEOUT = 10_000;

/**
 * Makes the browser save a text as a downloaded file.
 * @param type its media type, such as `text/csv`
 */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TIMEOUT);
}
