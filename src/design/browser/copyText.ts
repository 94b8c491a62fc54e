/** Puts a text on the clipboard; false where the browser refuses or has none. */
export async function copyText(text: string): Promise<boolean> {
  // Typed as always there; it is missing on plain http.
  const { clipboard } = navigator as Partial<Navigator>;
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
