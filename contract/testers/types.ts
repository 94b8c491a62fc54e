import type { Cost } from '../rules/quota';

/** The values of a tester's form by the names of its parameters: texts as they are sent. */
export type TesterValues = Readonly<Record<string, string>>;

/** A value to choose, and what it is called. */
export interface Choice {
  value: string;
  label: string;
}

interface ParamBase {
  /** As the third party calls it. */
  name: string;
  /** What the form calls it. */
  label: string;
  /** One sentence that explains it; empty when the label says all. */
  help: string;
  /** What an empty form begins with. */
  initial?: string;
  /** The sentence for a form without it; it may be left out where there is none. */
  required?: string;
  /** The sentence for a value that is not allowed. */
  problem: string;
  /** Why it cannot be used here: the form shows it, disabled, and it is never sent. */
  unavailable?: string;
  /** What is to be known of it: that it will go, or that it is not sent. */
  note?: string;
  /** Whether only our own server reads it: it is no parameter of the third party. */
  isOwn?: true;
  /** Whether the call takes it and the form does not show it. */
  isHidden?: true;
}

/** A parameter of a tester. */
export type TesterParam =
  | (ParamBase & {
      kind: 'text';
      max: number;
      pattern?: RegExp;
      suggestions?: readonly Choice[];
      /** The one way in which a code is written, of any that people write. */
      canonical?: (value: string) => string;
    })
  /** Typed for one call: never shown again, kept, or put into an address. */
  | (ParamBase & { kind: 'secret'; max: number })
  | (ParamBase & {
      kind: 'number';
      min: number;
      max: number;
      suggestions?: readonly Choice[];
      /** Where it says which part of a list is wanted: by the number of a page or of an item. */
      counts?: 'pages' | 'items';
    })
  | (ParamBase & { kind: 'select'; choices: readonly Choice[] })
  /** Several values, sent with commas between them. */
  | (ParamBase & { kind: 'multi'; choices: readonly Choice[] })
  /** A calendar day in Korea; `yesterday` as its beginning means the day before today. */
  | (ParamBase & { kind: 'date' })
  | (ParamBase & { kind: 'moment' })
  | (ParamBase & { kind: 'flag' });

/** A rule over several parameters. */
export interface TesterRule {
  /** The parameters that the form marks. */
  names: readonly string[];
  text: string;
  isBroken: (values: TesterValues) => boolean;
  /**
   * What the third party itself demands of them: exactly one, or all of them or none. Left out for a
   * rule of our own.
   */
  demand?: 'filter' | 'together';
  /** Whether the form takes back the change that breaks it. */
  rejectsChange?: true;
}

/** Whom a request goes to; decides how its key is sent. */
export type Provider = 'youtube' | 'newsapi' | 'naver' | 'naverHub' | 'dataGoKr' | 'oembed';

/** What a deployment chose where a third party has several addresses. */
export interface UpstreamOptions {
  /** Which of Naver's addresses its keys are for. */
  naver: Extract<Provider, 'naver' | 'naverHub'>;
  /** The service of 온비드's list of auctions (`Service/operation`). */
  onbidList: string;
}

/** A request to a third party, without its key. It always reads. */
export interface UpstreamRequest {
  provider: Provider;
  url: string;
  /** Null where nothing is counted. */
  cost: Cost | null;
}

/** What the items of an answer are, for the preview. */
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

/** Values made ready to be sent, and what was changed about them. */
export interface Prepared {
  values: TesterValues;
  notices: readonly string[];
}

/** A data tool. All that its form, its checks, its request and its cost need is here. */
export interface Tester {
  /** Names it in addresses, in the history and in fixtures. */
  id: string;
  /** Its address below `/admin`. */
  path: string;
  group: 'youtube' | 'data';
  /** The sidebar's words and the page's heading. */
  label: string;
  intro: string;
  call: TesterCall;
  /** The resource of YouTube that `callYoutube` names in `endpoint`; null for other calls. */
  resource: string | null;
  params: readonly TesterParam[];
  rules: readonly TesterRule[];
  /** The constraints in words, for the help. */
  constraints: readonly string[];
  /** Why a parameter means nothing beside the other values; null for one that is read. */
  unused: (values: TesterValues, name: string) => string | null;
  /** Adds what the third party needs and leaves out what it does not take. */
  prepare: (values: TesterValues) => Prepared;
  /**
   * The requests that a run makes, in order, as far as they are known before it; what comes from an
   * earlier answer stands in braces. Without options they are those of a deployment that chose
   * nothing.
   */
  requests: (values: TesterValues, options?: UpstreamOptions) => UpstreamRequest[];
  result: ResultKind;
  /** Whether its results can be saved as posts. */
  canSave: boolean;
  /**
   * How many results a run takes at a time: it can then be watched, ended, and gone on with. Left
   * out where one call gives everything.
   */
  pageSize?: number;
}
