/** Kinds of contacts that a participant and a program’s owner may share (N-14, X-29, Y-08), in display order. */
const sharedContacts = ['PHONE', 'BANK_ACCOUNT'] as const
export type SharedContact = (typeof sharedContacts)[number]

/**
 * Phone numbers (sign-in and contact) and IBANs of all profiles of one account. Includes removed bank accounts, because they can be added
 * again after the payout. Empty or missing values are no contacts.
 */
export type Contacts = { readonly phones: readonly (string | null)[]; readonly ibans: readonly (string | null)[] }

const meet = (one: readonly (string | null)[], other: readonly (string | null)[]) => one.some((value) => value && other.includes(value))

/** Returns the kinds of contacts that two accounts share. If both are the same account, they share all contacts. */
export const sharedBy = (one: Contacts, other: Contacts): SharedContact[] =>
  sharedContacts.filter((contact) => (contact === 'PHONE' ? meet(one.phones, other.phones) : meet(one.ibans, other.ibans)))
