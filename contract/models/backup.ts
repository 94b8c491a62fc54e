import * as v from 'valibot';

/**
 * How the scheduled backups fare: not set up, none made yet, the last one made in time, the last
 * attempt failed, or the last one is older than two intervals.
 */
export const backupStates = ['off', 'waiting', 'made', 'failed', 'late'] as const;
export type BackupState = (typeof backupStates)[number];

/** The scheduled backups. Source: docs/product/rules.md#backups. */
export const BackupsSchema = v.object({
  state: v.picklist(backupStates),
  /** The folder, or `s3://bucket/prefix`; null if none is set up. */
  place: v.nullable(v.string()),
  /** The hours between two backups, and how many are kept. */
  everyHours: v.number(),
  keep: v.number(),
  /** The newest backup at the place. */
  last: v.nullable(
    v.object({
      name: v.string(),
      bytes: v.number(),
      createdAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** The number of backups at the place. */
  count: v.number(),
  /** Why the last attempt failed, for an admin; null if it did not, or if only the log tells. */
  failure: v.nullable(v.string()),
});
export type Backups = v.InferOutput<typeof BackupsSchema>;
