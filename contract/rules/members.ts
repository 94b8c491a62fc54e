/** The level from which a member is an admin. Source: docs/product/rules.md#permissions. */
export const ADMIN_LEVEL = 1;
