const names = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Whether a host's name means this machine. */
export const isLoopback = (host: string): boolean => names.has(host);
