/** The site answered by this browser itself, and how to begin it anew. */
export interface Demo {
  reset: () => Promise<void>;
}
