import { routes, type EndpointName } from './routes';

/** `points` calls within `duration` seconds of the first of them. */
export interface Limit {
  points: number;
  duration: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * The rate limits. The security notes and the HTTP contract set those of logins, sign-ups, wrong
 * admin keys, uploads and previews; the others allow generous bursts.
 */
export const limits = {
  loginByAddress: { points: 25, duration: 5 * MINUTE },
  /** Logins from an IPv6 /48 or an IPv4 /24 on devices unknown to the account. */
  loginByRange: { points: 250, duration: 5 * MINUTE },
  /**
   * Passwords of one account on known devices and in known sessions, right or wrong. Beyond the
   * limit a device counts as unknown.
   */
  loginWhenKnown: { points: 20, duration: 5 * MINUTE },
  /** Wrong passwords of one account on one device that has signed in to it before. */
  loginByDevice: { points: 10, duration: 60 * MINUTE },
  /** Wrong passwords of one account from one network, on unknown devices. */
  loginByNetwork: { points: 10, duration: 60 * MINUTE },
  /**
   * Wrong passwords of one account from all networks, on unknown devices. Beyond it no login is
   * refused, because otherwise anybody could lock out others: the account is guarded, and each
   * network has only the tries of `loginWhenGuarded` left. See decision 38.
   */
  loginByAccount: { points: 25, duration: 60 * MINUTE },
  loginWhenGuarded: { points: 3, duration: 60 * MINUTE },
  /** Wrong codes of a member's second factor; only who knows the password gets that far. */
  secondFactor: { points: 10, duration: 60 * MINUTE },
  signup: { points: 5, duration: 30 * MINUTE },
  /** Sign-ups from an IPv6 /48 or an IPv4 /24. */
  signupByRange: { points: 50, duration: 30 * MINUTE },
  resetByAddress: { points: 10, duration: 30 * MINUTE },
  /** Requests for a mail from an IPv6 /48 or an IPv4 /24. */
  resetByRange: { points: 100, duration: 30 * MINUTE },
  /**
   * Password reset mails to one address, whether it has an account or not. The period equals the
   * life of a link, so a refused person still has a valid one.
   */
  resetByEmail: { points: 3, duration: 30 * MINUTE },
  /** Email changes requested by one member. */
  changeEmail: { points: 5, duration: 30 * MINUTE },
  /** Mails that ask one address to confirm an email change. */
  changeToEmail: { points: 3, duration: 30 * MINUTE },
  /** Confirmation mails for a new member's address after the first, by member. */
  confirmationMail: { points: 3, duration: 30 * MINUTE },
  /** Tries of mail links, by address. */
  mailLink: { points: 60, duration: 30 * MINUTE },
  /** Only wrong keys count. */
  adminKey: { points: 5, duration: 10 * MINUTE },
  createPost: { points: 30, duration: 10 * MINUTE },
  createComment: { points: 60, duration: 5 * MINUTE },
  react: { points: 300, duration: 5 * MINUTE },
  share: { points: 100, duration: 10 * MINUTE },
  preview: { points: 30, duration: 10 * MINUTE },
  previewBurst: { points: 20, duration: MINUTE },
  previewByAddress: { points: 300, duration: 10 * MINUTE },
  /** New visits of guests. Beyond the limit the visits are not refused, only not counted. */
  visit: { points: 60, duration: 10 * MINUTE },
  report: { points: 30, duration: 10 * MINUTE },
  /** An export reads everything stored about a member. */
  export: { points: 5, duration: 10 * MINUTE },
  /** A new name updates the search index of all posts of the member. */
  profile: { points: 10, duration: 10 * MINUTE },
  upload: { points: 30, duration: 30 * MINUTE },
  uploadByAddress: { points: 300, duration: 30 * MINUTE },
  /**
   * Searches of the feed that need the database; guests are counted by address, which a whole
   * mobile network may share.
   */
  search: { points: 1200, duration: 10 * MINUTE },
  /**
   * Search words of trending that are sent to YouTube. A day has 24 such searches for all visitors,
   * so one visitor may use a quarter and a network half.
   */
  trendingSearch: { points: 6, duration: DAY },
  trendingSearchByRange: { points: 12, duration: DAY },
  /** Suggestions are requested while somebody types; each comes from an index. */
  suggest: { points: 1200, duration: 10 * MINUTE },
  /** Sitemaps and feeds, by address: each request builds them from many rows. */
  discovery: { points: 600, duration: 10 * MINUTE },
  /** Pages rendered for a caller. Beyond the limit the browser renders the pages. */
  page: { points: 600, duration: MINUTE },
  /** Every other call that changes something. */
  change: { points: 600, duration: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof limits;
/** The rate limits by name. */
export type LimitTable = Record<LimitName, Limit>;

/**
 * The limits that protect secrets or money. All processes of a site count them together; they count
 * the other limits each by itself.
 */
export const sharedLimits: ReadonlySet<LimitName> = new Set<LimitName>([
  ...(['loginByAddress', 'loginByRange', 'loginWhenKnown', 'loginByDevice'] as const),
  ...(['loginByNetwork', 'loginByAccount', 'loginWhenGuarded', 'secondFactor'] as const),
  ...(['signup', 'signupByRange', 'resetByAddress', 'resetByRange', 'resetByEmail'] as const),
  ...(['changeEmail', 'changeToEmail', 'confirmationMail', 'mailLink', 'adminKey'] as const),
  ...(['export', 'trendingSearch', 'trendingSearchByRange'] as const),
]);

/** The limits that a call counts towards before its input is checked, in this order. */
export interface CallLimits {
  /** Counted by member, or by address for guests. */
  own: readonly LimitName[];
  /**
   * Expensive calls are also counted by address, because one person can create many accounts. The
   * limit is ten times as high, because families, offices and large parts of a mobile network share
   * an address.
   */
  shared: readonly LimitName[];
}

const own = (...names: LimitName[]): CallLimits => ({ own: names, shared: [] });

const ofCalls: { [N in EndpointName]?: CallLimits } = {
  // Ending a session must always be possible (`unlimited`).
  logout: own(),
  endSession: own(),
  endOtherSessions: own(),
  endMemberSessions: own(),
  updateUser: own('profile'),
  exportMe: own('export'),
  changeEmail: own('changeEmail'),
  sendConfirmationMail: own('confirmationMail'),
  checkMailLink: own('mailLink'),
  resetPassword: own('mailLink'),
  confirmEmail: own('mailLink'),
  uploadImage: { own: ['upload'], shared: ['uploadByAddress'] },
  previewLink: { own: ['preview', 'previewBurst'], shared: ['previewByAddress'] },
  createPost: own('createPost'),
  createComment: own('createComment'),
  reactToPost: own('react'),
  likeComment: own('react'),
  sharePost: own('share'),
  createReport: own('report'),
  suggestSearches: own('suggest'),
  suggestMembers: own('suggest'),
  importVideos: own('change'),
  collectChannels: own('change'),
};

/**
 * The limits that a call counts towards. In addition, login, sign-up and calls that ask for a
 * password are counted once their input is valid, and wrong admin keys when they are compared.
 */
export function limitsOf(name: EndpointName): CallLimits {
  const [method] = routes[name];
  return ofCalls[name] ?? (method === 'GET' ? own() : own('change'));
}
