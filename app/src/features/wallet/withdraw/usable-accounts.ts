type Account = { readonly id: string; readonly usableFrom: string }

/** Returns whether a bank account can be withdrawn to at a moment, in milliseconds (P-11). */
export const isUsable = ({ usableFrom }: Account, now: number): boolean => now >= Date.parse(usableFrom)

/** Returns the preselected account: the first usable one; null if there is none. */
export const firstUsable = <A extends Account>(accounts: readonly A[], now: number): A | null =>
  accounts.find((account) => isUsable(account, now)) ?? null
