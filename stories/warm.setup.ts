// What a screen loads when it is used is made by Vite on first request. On a cold and busy machine that takes
// longer than a story waits for it, so all of it is there before the first one.
const modules = import.meta.glob('/src/{screens,features,components,design}/**/*.tsx');
await Promise.all(Object.values(modules).map((load) => load()));
