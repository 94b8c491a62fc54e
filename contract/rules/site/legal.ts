import type { Identity } from './identity';

/** The texts that a new member agrees to, in their displayed order. */
export const legalNames = ['terms', 'privacy'] as const;

/** All texts that have a page of their own: these, and the help for members. */
export const pageTextNames = [...legalNames, 'help'] as const;
/** One of these texts. */
export type PageTextName = (typeof pageTextNames)[number];

/** The possible consents: the texts, and being 14 or older. */
export const consentNames = [...legalNames, 'over14'] as const;
/** One of these consents. */
export type ConsentName = (typeof consentNames)[number];

/** A deployment's facts about its operator; null for missing ones. */
export interface OperatorFacts {
  operator: string | null;
  address: string | null;
  /** The person responsible for the members' data. */
  officer: string | null;
  /** The address for questions. */
  contact: string | null;
}

/** The facts that the legal texts name. */
export interface LegalFacts extends OperatorFacts {
  /** The name of the site. */
  site: string;
}

/** The facts for a site: its settings come before the deployment's. */
export const legalFactsOf = (
  operator: OperatorFacts,
  { siteName, siteContact }: Pick<Identity, 'siteName' | 'siteContact'>,
): LegalFacts => ({
  ...operator,
  contact: siteContact ?? operator.contact,
  site: siteName,
});

/** The facts of a deployment without an operator. */
export const noLegalFacts: OperatorFacts = {
  operator: null,
  address: null,
  officer: null,
  contact: null,
};
