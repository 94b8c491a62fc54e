/** The lowest level of an admin. Source: docs/product/rules.md#permissions. */
export const ADMIN_LEVEL = 1;
