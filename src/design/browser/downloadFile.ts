/** How long a browser may take to fetch the file from its address, ms. */
const TIMEOUT = 10_000;

/**
 * Hands a text to the browser as if it had been downloaded.
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
