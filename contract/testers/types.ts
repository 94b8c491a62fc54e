import type { Cost } from '../rules/rankings/quota';

/** The values of a tester's form by parameter name, as the texts that are sent. */
export type TesterValues = Readonly<Record<string, string>>;

/** A value to choose and its label. */
export interface Choice {
  value: string;
  label: string;
}

interface ParamBase {
  /** The third party's name. */
  name: string;
  /** The label in the form. */
  label: string;
  /** One sentence of explanation; empty if the label is enough. */
  help: string;
  /** The initial value of an empty form. */
  initial?: string;
  /** The error if the value is missing; left out for optional parameters. */
  required?: string;
  /** The error for a value that is not allowed. */
  problem: string;
  /** Why it cannot be used here: the form shows it disabled and never sends it. */
  unavailable?: string;
  /** A note, for example that the parameter will go away or is not sent. */
  note?: string;
  /** Whether only our own server reads it; the third party has no such parameter. */
  isOwn?: true;
  /** Whether the call accepts it although the form does not show it. */
  isHidden?: true;
}

/** A parameter of a tester. */
export type TesterParam =
  | (ParamBase & {
      kind: 'text';
      max: number;
      pattern?: RegExp;
      suggestions?: readonly Choice[];
      /** Converts any spelling of a code to its canonical form. */
      canonical?: (value: string) => string;
    })
  /** Typed for one call: never shown again, stored or put into an address. */
  | (ParamBase & { kind: 'secret'; max: number })
  | (ParamBase & {
      kind: 'number';
      min: number;
      max: number;
      suggestions?: readonly Choice[];
      /** Set if it selects a part of a list by the number of a page or of an item. */
      counts?: 'pages' | 'items';
    })
  | (ParamBase & { kind: 'select'; choices: readonly Choice[] })
  /** Several values, sent with commas between them. */
  | (ParamBase & { kind: 'multi'; choices: readonly Choice[] })
  /** A calendar day in Korea; the initial value `yesterday` means the day before today. */
  | (ParamBase & { kind: 'date' })
  | (ParamBase & { kind: 'moment' })
  | (ParamBase & { kind: 'flag' });

/** A rule about several parameters together. */
export interface TesterRule {
  /** The parameters that the form marks if the rule is broken. */
  names: readonly string[];
  text: string;
  isBroken: (values: TesterValues) => boolean;
  /** What the third party itself demands: exactly one, or all or none. Left out for our own rules. */
  demand?: 'filter' | 'together';
  /** Whether the form undoes a change that breaks the rule. */
  rejectsChange?: true;
}

/** The service that receives a request; decides how its key is sent. */
export type Provider = 'youtube' | 'newsapi' | 'naver' | 'naverHub' | 'dataGoKr' | 'oembed';

/** A deployment's choice among several addresses of a third party. */
export interface UpstreamOptions {
  /** The Naver address that the keys are for. */
  naver: Extract<Provider, 'naver' | 'naverHub'>;
  /** The service of 온비드's list of auctions (`Service/operation`). */
  onbidList: string;
}

/** A request to a third party, without its key. It only reads. */
export interface UpstreamRequest {
  provider: Provider;
  url: string;
  /** Null if the request counts towards no quota. */
  cost: Cost | null;
}

/** The kind of items in an answer, for the preview. */
export type ResultKind =
  | 'importedVideos'
  | 'videos'
  | 'searchResults'
  | 'collectedChannels'
  | 'channels'
  | 'playlists'
  | 'playlistItems'
  | 'commentThreads'
  | 'videoCategories'
  | 'articles'
  | 'portalNews'
  | 'realEstate';

/** The call of our API that a tester makes. */
export type TesterCall =
  | 'importVideos'
  | 'collectChannels'
  | 'callYoutube'
  | 'searchYoutube'
  | 'callNews'
  | 'searchPortalNews'
  | 'findRealEstate';

/** Values ready to be sent, and notes about what was changed. */
export interface Prepared {
  values: TesterValues;
  notices: readonly string[];
}

/** A data tool: everything that its form, checks, request and cost need. */
export interface Tester {
  /** Identifies it in addresses, in the history and in fixtures. */
  id: string;
  /** Its address below `/admin`. */
  path: string;
  group: 'youtube' | 'data';
  /** The label in the sidebar and the page's heading. */
  label: string;
  intro: string;
  call: TesterCall;
  /** The resource of YouTube that `callYoutube` names in `endpoint`; null for other calls. */
  resource: string | null;
  params: readonly TesterParam[];
  rules: readonly TesterRule[];
  /** The constraints in words, for the help. */
  constraints: readonly string[];
  /** Why the other values make a parameter meaningless; null if the parameter is read. */
  unused: (values: TesterValues, name: string) => string | null;
  /** Adds what the third party needs and removes what it does not accept. */
  prepare: (values: TesterValues) => Prepared;
  /**
   * The requests of a run in order, as far as they are known before it. Values from an earlier
   * answer appear in braces. Without options the requests use the default addresses.
   */
  requests: (values: TesterValues, options?: UpstreamOptions) => UpstreamRequest[];
  result: ResultKind;
  /** Whether its results can be saved as posts. */
  canSave: boolean;
  /**
   * How many results a run takes at a time, so that it can be watched, stopped and continued. Left
   * out if one call returns everything.
   */
  pageSize?: number;
}
