import type { MyManagedAccountsQuery } from './managedAccounts.generated.ts'

/** A row of the list: an agreement with a networker, or an invitation to one. */
export type Talent = MyManagedAccountsQuery['myManagedAccounts']['data'][number]
