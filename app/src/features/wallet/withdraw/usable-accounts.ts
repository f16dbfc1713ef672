type Account = { readonly id: string; readonly usableFrom: string }

/** Returns whether money can be withdrawn to a bank account at a time, in milliseconds since 1970 (P-11). */
export const isUsable = ({ usableFrom }: Account, now: number): boolean => now >= Date.parse(usableFrom)

/** Returns the account to preselect: the first that can be used now; null if there is none. */
export const firstUsable = <A extends Account>(accounts: readonly A[], now: number): A | null =>
  accounts.find((account) => isUsable(account, now)) ?? null
