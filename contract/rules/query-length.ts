/** The longest search that the API takes, in characters. */
export const QUERY_MAX = 100;
