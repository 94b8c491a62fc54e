// What a screen loads when it is used is made by Vite on first request. On a cold and busy machine that takes
// longer than a story waits for it, so all of it is there before the first one. The files of a renderer share their
// modules, so it is done once and not for each file.
const modules = import.meta.glob('/src/{screens,features,components,design}/**/*.tsx');
const renderer = globalThis as { isWarm?: Promise<unknown> };
await (renderer.isWarm ??= Promise.all(Object.values(modules).map((load) => load())));
