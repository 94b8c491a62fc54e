import ky from 'ky';

/** Speaks to the server. In a file of its own: a page that the server rendered asks for nothing until it is used. */
export const http = ky.create({ throwHttpErrors: false, retry: 0, timeout: 20_000 });
