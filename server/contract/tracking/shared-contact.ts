/** What a participant and the owner of a program have in common (N-14, X-29, Y-08), in the order in which it is shown. */
export const sharedContacts = ['PHONE', 'BANK_ACCOUNT'] as const
export type SharedContact = (typeof sharedContacts)[number]

/**
 * How one account can be reached and paid: the numbers to sign in with and to call, and the IBANs, of all profiles of the account. Removed
 * bank accounts count: they can be added again after the payout. What is empty or missing is no contact.
 */
export type Contacts = { readonly phones: readonly (string | null)[]; readonly ibans: readonly (string | null)[] }

const meet = (one: readonly (string | null)[], other: readonly (string | null)[]) => one.some((value) => value && other.includes(value))

/** What two accounts share. An account shares everything with itself. */
export const sharedBy = (one: Contacts, other: Contacts): SharedContact[] =>
  sharedContacts.filter((contact) => (contact === 'PHONE' ? meet(one.phones, other.phones) : meet(one.ibans, other.ibans)))
