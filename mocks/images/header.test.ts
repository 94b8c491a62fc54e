import { pictures } from '@contract/conformance/support/pictures';
import type { ImageKind } from '@contract/rules/site/image-kind';
import { expect, test } from 'vitest';
import { headerSize } from './header';

test.each(Object.keys(pictures) as ImageKind[])('a %s tells its size', (kind) => {
  expect(headerSize(kind, pictures[kind])).toEqual({ width: 3, height: 2 });
});

test.each(Object.keys(pictures) as ImageKind[])('a %s cut off tells none', (kind) => {
  expect(headerSize(kind, pictures[kind].slice(0, 8))).toBeNull();
});
