/** The settings that hold a key of a third party, or the site's own. */
export const keySettings = [
  'YOUTUBE_API_KEY',
  'NEWS_API_KEY',
  'NAVER_CLIENT_ID',
  'NAVER_CLIENT_SECRET',
  'DATA_GO_KR_KEY',
  'ADMIN_KEY',
  'PUSH_PRIVATE_KEY',
] as const;

/** What a key of Google's looks like, and its name in an address with a value behind it. */
const shapes = [
  /AIza[\w-]{35}/,
  /[?&](?:key|apiKey|serviceKey)=(?!\*\*\*|[$"'`{<&)\s])[\w%+/-]{12,}/i,
];

/** A value that is set for a program of the build, shorter than which it could be any word. */
const LEAST = 8;

/**
 * Finds keys in the files of a built site: the value of any setting that holds one, and what looks like one.
 * @param env the settings with which the site was built
 */
export function strayKeys(
  scripts: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  return [...scripts].flatMap(([file, text]) => {
    const ofSettings = keySettings.filter((name) => {
      const value = env[name] ?? '';
      return value.length >= LEAST && text.includes(value);
    });
    const shaped = shapes.flatMap((shape) => shape.exec(text)?.[0] ?? []);
    return [
      ...ofSettings.map((name) => `${file} holds the value of ${name}.`),
      ...shaped.map((key) => `${file} holds what looks like a key: “${key.slice(0, 16)}…”.`),
    ];
  });
}
