import { statement, type Runner } from '../statement';

/** What signing in compares with. */
export interface Credential {
  memberId: number;
  passwordHash: string | null;
}

const byEmail = statement<{ email: string }, Credential>((knex, { email }) =>
  knex('credential')
    .where({ email })
    .select('member_id as memberId', 'password_hash as passwordHash'),
);

const insert = statement<
  { memberId: number; email: string; passwordHash: string },
  { email: string }
>((knex, { memberId, email, passwordHash }) =>
  knex('credential')
    .insert({ member_id: memberId, email, password_hash: passwordHash })
    .onConflict('email')
    .ignore()
    .returning('email'),
);

/** The credential of an email in lower case, null when nobody has it. */
export async function findCredential(runner: Runner, email: string): Promise<Credential | null> {
  const [row] = await runner.run(byEmail, { email });
  return row ?? null;
}

/** Keeps a new credential; false when the email is taken. */
export async function insertCredential(
  tx: Runner,
  credential: { memberId: number; email: string; passwordHash: string },
): Promise<boolean> {
  return (await tx.run(insert, credential)).length > 0;
}
