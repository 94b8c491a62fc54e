/** The level from which a member is an admin. Source: members.md section 9. */
export const ADMIN_LEVEL = 1;
