/** The settings that contain a key of a third party or of the site itself. */
export const keySettings = [
  'YOUTUBE_API_KEY',
  'NEWS_API_KEY',
  'NAVER_CLIENT_ID',
  'NAVER_CLIENT_SECRET',
  'DATA_GO_KR_KEY',
  'KAKAO_LOGIN_SECRET',
  'NAVER_LOGIN_SECRET',
  'GOOGLE_LOGIN_SECRET',
  'APPLE_PRIVATE_KEY',
  'ADMIN_KEY',
  'PUSH_PRIVATE_KEY',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** The form of a Google key, and its name in an address followed by a value. */
const shapes = [
  /AIza[\w-]{35}/,
  /[?&](?:key|apiKey|serviceKey)=(?!\*\*\*|[$"'`{<&)\s])[\w%+/-]{12,}/i,
];

/** The minimum length of a setting's value; a shorter one could be any word. */
const LEAST = 8;

/**
 * Finds keys in a built site: the values of key settings, and strings that look like a key.
 * @param env the settings of the build
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
