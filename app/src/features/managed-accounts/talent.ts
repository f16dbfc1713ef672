import type { MyManagedAccountsQuery } from './managedAccounts.generated.ts'

/** One row of the list: an agreement with a networker, or an invitation to one. */
export type Talent = MyManagedAccountsQuery['myManagedAccounts']['data'][number]
