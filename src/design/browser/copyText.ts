/** Copies a text to the clipboard; returns false if the browser refuses or has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  // The types say that it always exists, but it is missing on plain http.
  const { clipboard } = navigator as Partial<Navigator>;
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
