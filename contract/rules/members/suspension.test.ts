import { describe, expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { guardLevel } from './suspension';

const admin = { id: 2, adminLevel: 1, isSuspended: false };

describe('the level of an admin', () => {
  it('cannot be removed from the last one, not even by the site’s operator', () => {
    expect(() => guardLevel(null, admin, 0, [2])).toThrow(reasonTexts.lastAdminLevel);
    expect(() => guardLevel(null, admin, 0, [2, 3])).not.toThrow();
    expect(() => guardLevel(3, admin, 0, [2, 3])).not.toThrow();
    expect(() => guardLevel(null, { ...admin, id: 4, adminLevel: 0 }, 0, [2])).not.toThrow();
  });

  it('cannot be removed by somebody who lost their own in the meantime', () => {
    expect(() => guardLevel(3, admin, 0, [2])).toThrow();
    expect(() => guardLevel(3, { ...admin, id: 4, adminLevel: 0 }, 1, [2])).toThrow();
  });
});
