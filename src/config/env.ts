/** Where the answers come from: a real server, or the browser itself (the demo). */
export const apiMode: 'live' | 'mock' = import.meta.env.VITE_API_MODE === 'mock' ? 'mock' : 'live';
