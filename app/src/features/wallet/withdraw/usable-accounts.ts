type Account = { readonly id: string; readonly usableFrom: string }

/** Whether a bank account can be withdrawn to at a moment, in milliseconds (P-11). */
export const isUsable = ({ usableFrom }: Account, now: number): boolean => now >= Date.parse(usableFrom)

/** The account that is chosen before anybody chooses: the first that can be used; null where none can. */
export const firstUsable = <A extends Account>(accounts: readonly A[], now: number): A | null =>
  accounts.find((account) => isUsable(account, now)) ?? null
