/** What the audit tells of: what admins did, and what happened to accounts. */
export const auditKinds = [
  'post.confirm',
  'post.revert',
  'post.undo',
  'report.resolve',
  'member.suspend',
  'member.lift',
  'member.level',
  'member.sessions',
  'settings.update',
  'query.run',
  'video.import',
  'video.save',
  'video.undo',
  'channel.collect',
  'login.success',
  'login.failure',
  'password.change',
  'password.failure',
  'account.delete',
] as const;
export type AuditKind = (typeof auditKinds)[number];
