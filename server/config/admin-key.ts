/** The key that authenticates admins and their scripts. */
export interface AdminKey {
  value: string;
  /**
   * Whether a script without a session may use it. Only a configured key permits the admin calls by
   * itself; a generated one only confirms an admin's session.
   */
  opensAlone: boolean;
}
