/** The texts that a newcomer agrees to, in the order in which they are named. */
export const legalNames = ['terms', 'privacy'] as const;
/** One of them. */
export type LegalName = (typeof legalNames)[number];

/** What a member agrees to: the texts, and that they are 14 or older. */
export const consentNames = [...legalNames, 'over14'] as const;
/** One of them. */
export type ConsentName = (typeof consentNames)[number];

/** What a deployment says about its operator; null where it says nothing. */
export interface LegalFacts {
  operator: string | null;
  address: string | null;
  /** The person who answers for the members' data. */
  officer: string | null;
  /** The address for questions. */
  contact: string | null;
}

/** The facts of a deployment that names no operator. */
export const noLegalFacts: LegalFacts = {
  operator: null,
  address: null,
  officer: null,
  contact: null,
};
