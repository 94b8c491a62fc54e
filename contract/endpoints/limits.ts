import { routes, type EndpointName } from './routes';

/** `points` calls within `duration` seconds of the first of them. */
export interface Limit {
  points: number;
  duration: number;
}

const MINUTE = 60;

/**
 * How often is too often. What the security notes and the HTTP contract give a number is theirs:
 * logins, sign-ups, wrong admin keys, uploads, previews. The rest are generous bursts.
 */
export const limits = {
  loginByAddress: { points: 25, duration: 5 * MINUTE },
  loginByAccount: { points: 25, duration: 60 * MINUTE },
  signup: { points: 5, duration: 30 * MINUTE },
  /** Wrong ones. */
  adminKey: { points: 5, duration: 10 * MINUTE },
  createPost: { points: 30, duration: 10 * MINUTE },
  createComment: { points: 60, duration: 5 * MINUTE },
  react: { points: 300, duration: 5 * MINUTE },
  share: { points: 100, duration: 10 * MINUTE },
  preview: { points: 30, duration: 10 * MINUTE },
  previewBurst: { points: 20, duration: MINUTE },
  previewByAddress: { points: 300, duration: 10 * MINUTE },
  /** Guests' visits that begin. Beyond that nothing is refused, they are only not counted. */
  visit: { points: 60, duration: 10 * MINUTE },
  report: { points: 30, duration: 10 * MINUTE },
  /** All that is kept of a member, read at once. */
  export: { points: 5, duration: 10 * MINUTE },
  /** A new name is written into the search index of all of a member's posts. */
  profile: { points: 10, duration: 10 * MINUTE },
  upload: { points: 30, duration: 30 * MINUTE },
  uploadByAddress: { points: 300, duration: 30 * MINUTE },
  /**
   * Searches of the feed that the database must answer; guests by address, of which whole mobile
   * networks share one.
   */
  search: { points: 1200, duration: 10 * MINUTE },
  /** Sitemaps and feeds, by address: each is built from many rows each time. */
  discovery: { points: 600, duration: 10 * MINUTE },
  /** Pages rendered for a caller. Beyond that nothing is refused, their browser draws them. */
  page: { points: 600, duration: MINUTE },
  /** Every other call that changes something. */
  change: { points: 600, duration: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof limits;
/** How much of each is allowed. */
export type LimitTable = Record<LimitName, Limit>;

/** What a call counts towards before its input is looked at, in this order. */
export interface CallLimits {
  /** By member; of a guest, by address. */
  own: readonly LimitName[];
  /**
   * By address, what costs much: many accounts are as easily had as one. Tenfold, because families,
   * offices and whole quarters of a mobile network share one.
   */
  shared: readonly LimitName[];
}

const own = (...names: LimitName[]): CallLimits => ({ own: names, shared: [] });

const ofCalls: { [N in EndpointName]?: CallLimits } = {
  updateUser: own('profile'),
  exportMe: own('export'),
  uploadImage: { own: ['upload'], shared: ['uploadByAddress'] },
  previewLink: { own: ['preview', 'previewBurst'], shared: ['previewByAddress'] },
  createPost: own('createPost'),
  createComment: own('createComment'),
  reactToPost: own('react'),
  likeComment: own('react'),
  sharePost: own('share'),
  createReport: own('report'),
};

/**
 * What a call counts towards. Beside that, login, sign-up and whatever asks for a password count
 * once their input is in order, and wrong admin keys where they are compared.
 */
export function limitsOf(name: EndpointName): CallLimits {
  const [method] = routes[name];
  return ofCalls[name] ?? (method === 'GET' ? own() : own('change'));
}
