type Bundle = ReadonlyMap<string, string>;

/**
 * Searches a site's files for traces of the mocks. The demo must contain the same traces: if it
 * lacks one, that trace was renamed or minified, and its absence elsewhere would prove nothing.
 */
export function mocksInLive(live: Bundle, demo: Bundle, traces: string[]): string[] {
  const leaks = traces.flatMap((trace) =>
    filesWith(live, trace).map((file) => `The live site holds the mocks: "${trace}" in ${file}.`),
  );
  const blunt = traces
    .filter((trace) => filesWith(demo, trace).length === 0)
    .map(
      (trace) =>
        `"${trace}" is not in the demo either, so the check of the mocks proves nothing by it.`,
    );
  const worker = [...live.keys()]
    .filter((file) => file.endsWith('mockServiceWorker.js'))
    .map((file) => `The live site ships ${file}.`);
  return [...leaks, ...worker, ...blunt];
}

function filesWith(bundle: Bundle, trace: string): string[] {
  return [...bundle].filter(([, text]) => text.includes(trace)).map(([file]) => file);
}
