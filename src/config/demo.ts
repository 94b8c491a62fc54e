/** The accounts that every demo has. Source: docs/product/screens.md#login. */
export const demoAccounts = {
  member: { email: 'member@mulbit.test', password: 'mulbit-member-1' },
  admin: { email: 'admin@mulbit.test', password: 'mulbit-admin-1' },
} as const;
