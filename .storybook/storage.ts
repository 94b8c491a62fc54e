/** A storage that ends with the page. Entries are its own properties, as in the browser's. */
class PageStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

// The pages of a sheet, of two tabs or of two tests have one origin and different sessions. With the
// browser's own storage each would take the other's session for a change in another tab, and ask
// again without end; and a story, which begins by clearing, would clear the demo's choices.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { value: new PageStorage() });
}
