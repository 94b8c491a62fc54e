/** A deployment's settings for third parties. */
export interface UpstreamConfig {
  /** In the order that each service wants; null without keys: the service is simulated. */
  keys: Record<'youtube' | 'newsapi' | 'naver' | 'dataGoKr', readonly string[] | null>;
  naverFlavor: 'openapi' | 'hub';
  /** The service of 온비드's list of real estate (`Service/operation`). */
  onbidListService: string;
  /** The daily requests of NewsAPI's plan; null for a developer's, see `newsPlan`. */
  newsDailyLimit: number | null;
}

type Keys = Partial<Record<string, unknown>>;

/** The keys of each service; null if one of them is missing. */
export function upstreamKeys(settings: Keys): UpstreamConfig['keys'] {
  const of = (...names: string[]) => {
    const keys = names.map((name) => settings[name]).filter((one) => typeof one === 'string');
    return keys.length === names.length ? keys : null;
  };
  return {
    youtube: of('YOUTUBE_API_KEY'),
    newsapi: of('NEWS_API_KEY'),
    naver: of('NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'),
    dataGoKr: of('DATA_GO_KR_KEY'),
  };
}
