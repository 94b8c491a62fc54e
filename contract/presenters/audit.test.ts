import { expect, it } from 'vitest';
import { createAuditFile, type AuditRecord } from './audit';

const entry = (id: number, detail = ''): AuditRecord => ({
  ...{ id, action: 'query.run', subject: 'query', detail, createdAt: 0 },
  ...{ actor: null, member: null, before: null, after: null, bulkId: null },
});

it('the file of the audit contains a limited number of entries and characters, and says if there were more', () => {
  const byEntries = createAuditFile(2);
  expect(byEntries.add([entry(3), entry(2)])).toBe(true);
  expect(byEntries.present(0)).toMatchObject({ count: 2, isTruncated: false });
  expect(byEntries.add([entry(1)])).toBe(false);
  expect(byEntries.present(0)).toMatchObject({ count: 2, isTruncated: true });

  const byCharacters = createAuditFile(10, 100);
  const long = (id: number) => entry(id, 'x'.repeat(60));
  expect(byCharacters.add([long(2), long(1)])).toBe(false);
  const { csv, ...file } = byCharacters.present(0);
  expect(file).toMatchObject({ count: 1, isTruncated: true });
  expect(csv.split('\r\n')).toHaveLength(3);
});
