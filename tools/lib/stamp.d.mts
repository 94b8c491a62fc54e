export function digest(paths: string[]): string;
export function isFresh(stamp: string, wanted: string): boolean;
export function writeStamp(stamp: string, value: string): void;
